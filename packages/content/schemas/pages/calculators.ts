import { z } from 'astro/zod';
import { askedFields, type CalculatorKind, formulas } from '../../formulas/formulas.ts';
import { blurb, heading, label, plainText, text } from '../text.ts';

const named = <Schema extends z.ZodType>(
  names: readonly string[],
  schema: (name: string) => Schema,
) => z.strictObject(Object.fromEntries(names.map((name) => [name, schema(name)])));

const fieldCopy = (name: string) =>
  z.strictObject({
    label: heading(`the label of ${name}`),
    hint: text(4, 120, 'help below the label').optional(),
  });

/** The text of one calculator: its head, its fields and the names of its results. */
function calculatorCopy(kind: CalculatorKind) {
  const { fields, calculate } = formulas[kind];
  const least = Object.entries(fields).map(([name, { min }]) => [name, min]);
  const { rows = {}, lines = {} } = calculate(Object.fromEntries(least));
  const columns = Object.keys(Object.values(rows)[0] ?? {});
  return z.strictObject({
    title: heading('the heading'),
    figure: heading('what the large figure is'),
    none: text(10, 140, 'shown instead of the figure when there is none'),
    fields: named(
      askedFields(kind).map(([name]) => name),
      fieldCopy,
    ),
    corner: label('the head of the first column').optional(),
    columns: named(columns, (name) => label(`the column ${name}`)),
    rows: named(Object.keys(rows), (name) => heading(`the row ${name}`)),
    lines: named(Object.keys(lines), (name) => heading(`the line ${name}`)),
  });
}

/** The text that all calculators share. `{…}` is filled in. */
const shared = z.strictObject({
  intro: blurb('said below the heading'),
  withoutScript: blurb('said where no script runs'),
  submit: label('the button that calculates'),
  result: label('the name of the table with the result'),
  share: label('the link that contains the figures'),
  shared: text(4, 120, 'said when the link was copied'),
  notShared: text(4, 160, 'said when the browser does not allow copying'),
  prefill: label('the link to the quote form'),
  prefillHint: text(10, 160, 'what happens there'),
  brief: plainText(20, 320, 'the message; {title}, {inputs} and {result} are filled in'),
  missing: text(10, 120, 'an empty field; {label} and {example} are filled in'),
  wrong: text(10, 120, 'no number; {label} and {example} are filled in'),
  whole: text(10, 120, 'not a whole number; {label} and {example} are filled in'),
  outside: text(10, 120, 'too small or too large; {label}, {min} and {max} are filled in'),
  unfinished: text(10, 140, 'shown instead of the figure while a field has a mistake'),
});

const kinds = Object.keys(formulas) as CalculatorKind[];
const ofKinds = Object.fromEntries(kinds.map((kind) => [kind, calculatorCopy(kind)]));

/** The text of the calculators in articles. */
export const calculatorsCopy = z.strictObject({
  shared,
  ...(ofKinds as Record<CalculatorKind, ReturnType<typeof calculatorCopy>>),
});

export type CalculatorCopy = z.infer<ReturnType<typeof calculatorCopy>>;
export type SharedCalculatorCopy = z.infer<typeof shared>;
