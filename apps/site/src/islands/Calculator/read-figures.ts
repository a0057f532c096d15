import { groupDigits } from '@agency/content/formulas/format-amount.ts';
import type { CalculatorField } from '@agency/content/formulas/formula.ts';
import { askedFields, type CalculatorKind } from '@agency/content/formulas/formulas.ts';
import type {
  CalculatorCopy,
  SharedCalculatorCopy,
} from '@agency/content/schemas/pages/calculators.ts';
import { plainDigits } from '@agency/contract/plain-digits.ts';
import { fillText } from '../../components/fill-text.ts';

/** The text of each field, as typed. */
export type Typed = Record<string, string>;

type Copy = { shared: SharedCalculatorCopy; own: CalculatorCopy };

/** 1,50,000 and 150,000: groups of two or three digits, the last one of three. */
const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;
/** 2,5: a comma where others write a point. */
const decimalComma = /^\d+,\d{1,2}$/;

function withoutCommas(digits: string): string {
  if (decimalComma.test(digits)) return digits.replace(',', '.');
  return grouped.test(digits) ? digits.replaceAll(',', '') : digits;
}

/** What people in India write round an amount: Rs. before it, /- after it. */
const currency = /^(?:₹|rs\.?|inr)|(?:\/[-–]?|%)$/gi;
/** 1.5 lakh, 2 crore, 30k: how many the number counts. */
const words: Record<string, number> = { k: 1e3, l: 1e5, lakh: 1e5, lac: 1e5, cr: 1e7, crore: 1e7 };
const wordBehind = /^([\d.,]+)(k|l|lakh|lac|cr|crore)s?\.?$/i;

/** Reads ₹1,50,000/-, Rs. 30,000, 1 50 000, 1.5 lakh, ௧௦, 4.5% and 4,5. @returns null for anything else */
export function readNumber(typed: string): number | null {
  const amount = plainDigits(typed).replace(/\s/g, '').replace(currency, '');
  const [, before = amount, word = ''] = wordBehind.exec(amount) ?? [];
  const digits = withoutCommas(before);
  if (!/^\d+(\.\d+)?$|^\.\d+$/.test(digits)) return null;
  // Rounded: 1.1 × 1,00,000 is 1,10,000.00000000001.
  return Math.round(Number(digits) * (words[word.toLowerCase()] ?? 1) * 1e6) / 1e6;
}

/** A typed number with its digits grouped; anything else stays as it was typed. */
export function groupTyped(typed: string): string {
  const value = readNumber(typed);
  return value === null ? typed : groupDigits(value);
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

/** The example as text for the fields. */
export const typedExample = (kind: CalculatorKind, example: Record<string, number>): Typed =>
  Object.fromEntries(askedFields(kind).map(([name]) => [name, groupDigits(example[name] ?? 0)]));

/**
 * Reads the typed texts as numbers.
 * @returns for each field with a mistake a message that names the field and the fix
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
      mistakes[name] = fillText(shared[mistake], {
        label: own.fields[name]?.label ?? name,
        example: groupDigits(example[name] ?? field.min),
        min: groupDigits(field.min),
        max: groupDigits(field.max),
      });
    else figures[name] = readNumber(entered) ?? 0;
  }
  return { figures, mistakes };
}
