import { groupDigits } from '../../formulas/format-amount.ts';
import type { CalculatorField } from '../../formulas/formula.ts';
import { askedFields, type CalculatorKind } from '../../formulas/formulas.ts';
import type { CalculatorCopy, SharedCalculatorCopy } from '../../schemas/pages/calculators.ts';

/** What the fields contain, as typed. */
export type Typed = Record<string, string>;

type Copy = { shared: SharedCalculatorCopy; own: CalculatorCopy };

/** Fills the blanks of a sentence: `{label}`. */
export const fillBlanks = (sentence: string, values: Record<string, string>) =>
  sentence.replace(/\{(\w+)\}/g, (blank, name: string) => values[name] ?? blank);

/** Reads ₹1,50,000, 150000, 1 50 000 and 4.5%. @returns null for anything else */
export function readNumber(typed: string): number | null {
  const bare = typed.replace(/[₹%,\s]/g, '');
  return /^\d+(\.\d+)?$|^\.\d+$/.test(bare) ? Number(bare) : null;
}

function mistakeIn(
  typed: string,
  field: CalculatorField,
): 'missing' | 'wrong' | 'whole' | 'outside' | null {
  if (typed.trim() === '') return 'missing';
  const value = readNumber(typed);
  if (value === null) return 'wrong';
  if (value < field.min || value > field.max) return 'outside';
  return field.whole && !Number.isInteger(value) ? 'whole' : null;
}

/** The example as the fields show it. */
export const typedExample = (kind: CalculatorKind, example: Record<string, number>): Typed =>
  Object.fromEntries(askedFields(kind).map(([name]) => [name, groupDigits(example[name] ?? 0)]));

/**
 * Turns what was typed into figures.
 * @returns a message for each field that has a mistake, in words that name the field and the fix
 */
export function readFigures(
  kind: CalculatorKind,
  typed: Typed,
  example: Record<string, number>,
  { shared, own }: Copy,
): { figures: Record<string, number>; mistakes: Record<string, string> } {
  const figures = { ...example };
  const mistakes: Record<string, string> = {};
  for (const [name, field] of askedFields(kind)) {
    const entered = typed[name] ?? '';
    const mistake = mistakeIn(entered, field);
    if (mistake)
      mistakes[name] = fillBlanks(shared[mistake], {
        label: own.fields[name]?.label ?? name,
        example: groupDigits(example[name] ?? field.min),
        min: groupDigits(field.min),
        max: groupDigits(field.max),
      });
    else figures[name] = readNumber(entered) ?? 0;
  }
  return { figures, mistakes };
}
