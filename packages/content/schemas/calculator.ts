import { z } from 'astro/zod';
import type { CalculatorField } from '../formulas/formula.ts';
import { type CalculatorKind, formulas } from '../formulas/formulas.ts';

const figure = ({ min, max, whole }: CalculatorField) => {
  const advice = `Write a ${whole ? 'whole ' : ''}number from ${min} to ${max} in braces.`;
  const number = z
    .number({ error: `is missing or is not a number. ${advice}` })
    .min(min, { error: `is too small. ${advice}` })
    .max(max, { error: `is too large. ${advice}` });
  return whole ? number.int({ error: `must be a whole number. ${advice}` }) : number;
};

const propsOf = (kind: CalculatorKind, fields: Record<string, CalculatorField>) =>
  z.strictObject({
    kind: z.literal(kind),
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, figure(field)])),
  });

const kinds = Object.entries(formulas).map(([kind, { fields }]) =>
  propsOf(kind as CalculatorKind, fields),
);

/** As written in an article: `<Calculator kind="quotation-hours" fee={48000} … />`, all fields given. */
export const calculator = z.discriminatedUnion(
  'kind',
  kinds as [(typeof kinds)[number], ...typeof kinds],
  { error: `needs a kind: one of ${Object.keys(formulas).join(', ')}.` },
);

/**
 * The calculator as an article wrote it.
 * @throws an error that names the place, the field and the fix
 */
export function readCalculator(props: object, place: string) {
  const read = calculator.safeParse(props);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new Error(`<Calculator> in ${place}: ${problems.join('; ')}`);
  }
  const { kind, ...example } = read.data;
  return { kind, example: example as Record<string, number> };
}
