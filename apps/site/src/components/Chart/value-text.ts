export type Measure = { prefix?: string; unit?: string };

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const count = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2, useGrouping: 'min2' });

/** A value as it is printed: ₹1,20,000, 8%, 3.5 h, 40 visits. A count without a unit keeps four digits together: 4820. */
export function valueText(value: number, { prefix = '', unit = '' }: Measure) {
  const gap = /^[a-z]{2}/i.test(unit) ? ' ' : '';
  const format = prefix || unit ? indian : count;
  return `${prefix}${format.format(value)}${gap}${unit}`;
}
