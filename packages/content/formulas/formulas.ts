import { affordableFee } from './affordable-fee.ts';
import { agencyScore } from './agency-score.ts';
import { breakEvenMonth } from './break-even-month.ts';
import type { Amount } from './format-amount.ts';
import type { CalculatorField, Formula, Results } from './formula.ts';
import { quotationHours } from './quotation-hours.ts';
import { seoAdsSplit } from './seo-ads-split.ts';

/** Every calculator: an article names one by its kind and gives each field its example. */
export const formulas = {
  'seo-ads-split': seoAdsSplit,
  'affordable-fee': affordableFee,
  'quotation-hours': quotationHours,
  'break-even-month': breakEvenMonth,
  'agency-score': agencyScore,
} satisfies Record<string, Formula>;

export type CalculatorKind = keyof typeof formulas;

/** @param input a figure for every field of that kind */
export const calculate = (kind: CalculatorKind, input: Record<string, number>) =>
  formulas[kind].calculate(input);

/** The fields that a reader fills in. */
export const askedFields = (kind: CalculatorKind): [string, CalculatorField][] =>
  Object.entries(formulas[kind].fields).filter(([, { fixed }]) => !fixed);

/** Every amount of the table and the lines, by the name that marks its place in the page. */
export const amountsOf = ({ rows = {}, lines = {} }: Results): [string, Amount][] => [
  ...Object.entries(rows).flatMap(([row, cells]) =>
    Object.entries(cells).map(([column, amount]): [string, Amount] => [`${row}.${column}`, amount]),
  ),
  ...Object.entries(lines),
];
