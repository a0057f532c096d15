export type Measure = { prefix?: string | undefined; unit?: string | undefined };

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A value as it is printed: ₹1,20,000, 8%, 3.5 h. A unit that is a word stands apart from its number. */
export function valueText(value: number, { prefix = '', unit = '' }: Measure) {
  const gap = /^[a-z]{2}/i.test(unit) ? ' ' : '';
  return `${prefix}${indian.format(value)}${gap}${unit}`;
}
