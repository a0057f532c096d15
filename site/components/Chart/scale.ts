export type Datum = { label: string; value: number };

/** A share of the largest value, in per cent with one decimal, for SVG attributes. */
export function partOf(value: number, whole: number, full = 100) {
  return whole > 0 ? Math.round((Math.max(0, value) / whole) * full * 10) / 10 : 0;
}

export const largest = (data: readonly Datum[]) => Math.max(...data.map(({ value }) => value));

/** The value the eye should find first: of two the later one, of more the largest. */
export function highlight(data: readonly Datum[]) {
  return data.length === 2 ? 1 : data.findIndex(({ value }) => value === largest(data));
}

/** Splits `count` dots among the values, so that the dots always add up (largest remainders win). */
export function dotsPerValue(data: readonly Datum[], count = 100) {
  const sum = data.reduce((total, { value }) => total + Math.max(0, value), 0);
  if (sum === 0) return data.map(() => 0);
  const exact = data.map(({ value }) => (Math.max(0, value) / sum) * count);
  const dots = exact.map(Math.floor);
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest);
  const missing = count - dots.reduce((total, dot) => total + dot, 0);
  for (const { index } of byRemainder.slice(0, missing)) dots[index] = (dots[index] ?? 0) + 1;
  return dots;
}
