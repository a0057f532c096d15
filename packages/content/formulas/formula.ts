import type { Amount } from './format-amount.ts';

export type CalculatorField = {
  unit: 'rupees' | 'percent' | 'count';
  /** The least and the most that is accepted. */
  min: number;
  max: number;
  /** No digits after the decimal point. */
  whole?: true;
  /** Given in the article and never changed by the reader. */
  fixed?: true;
};

export const someRupees = { unit: 'rupees', min: 1, max: 10_000_000, whole: true } as const;
export const rupeesOrNone = { ...someRupees, min: 0 } as const;
export const share = { unit: 'percent', min: 0, max: 100 } as const;
export const number = { unit: 'count', min: 0, max: 100_000, whole: true } as const;
export const ratio = { unit: 'count', min: 1, max: 1000 } as const;

export const rupees = (value: number | null): Amount => ({ value, format: 'rupees' });
export const signed = (value: number): Amount => ({ value, format: 'signed' });
export const count = (value: number | null): Amount => ({ value, format: 'count' });
export const percent = (value: number): Amount => ({ value, format: 'percent' });

/** One large figure, a table by row and column, and single lines below it. The content has words for each name. */
export type Results = {
  figure: Amount;
  rows?: Record<string, Record<string, Amount>>;
  lines?: Record<string, Amount>;
};

export type Formula = {
  fields: Record<string, CalculatorField>;
  calculate: (input: Record<string, number>) => Results;
};

/** A formula that reads the fields it names. */
export const formula = <Field extends string>(
  fields: Record<Field, CalculatorField>,
  calculate: (input: Record<Field, number>) => Results,
): Formula => ({ fields, calculate });
