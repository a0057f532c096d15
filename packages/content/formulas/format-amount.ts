/** How a number is written: `signed` are rupees with a plus or minus before them. */
export type AmountFormat = 'rupees' | 'signed' | 'percent' | 'count';

/** A number of a result; null where there is none to give. */
export type Amount = { value: number | null; format: AmountFormat };

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const some = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Digits grouped as in India, at most two behind the point: 1,50,000 or 4.5. */
export const groupDigits = (value: number) => some.format(value);

const formats: Record<AmountFormat, (digits: string, value: number) => string> = {
  rupees: (digits, value) => `${value < 0 ? '−' : ''}₹${digits}`,
  signed: (digits, value) => `${value < 0 ? '−' : value > 0 ? '+' : ''}₹${digits}`,
  percent: (digits, value) => `${value < 0 ? '−' : ''}${digits}%`,
  count: (digits, value) => `${value < 0 ? '−' : ''}${digits}`,
};

/** A result as it is read: rounded to a whole number, a dash where there is none. */
export function formatAmount({ value, format }: Amount): string {
  if (value === null) return '–';
  // Adding zero makes a zero of the negative zero that rounding can leave.
  const rounded = Math.round(value) + 0;
  return formats[format](whole.format(Math.abs(rounded)), rounded);
}
