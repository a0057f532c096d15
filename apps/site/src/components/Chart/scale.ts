export type Datum = { label: string; value: number; marked?: boolean | undefined };

/** A share of the largest value, in per cent with one decimal, for SVG attributes. */
export function percentOf(value: number, whole: number, full = 100) {
  return whole > 0 ? Math.round((Math.max(0, value) / whole) * full * 10) / 10 : 0;
}

/** What fills the width: all of it where the values are its shares in per cent, else the largest value. */
export function wholeOf(data: readonly Datum[], unit?: string) {
  const sum = data.reduce((total, { value }) => total + value, 0);
  return unit === '%' && sum === 100 ? sum : maxOf(data);
}

export const maxOf = (data: readonly Datum[]) => Math.max(...data.map(({ value }) => value));

/** The index of the highlighted value: the one that the content marks, else the second of two, the largest of more. */
export function highlight(data: readonly Datum[]) {
  const marked = data.findIndex((datum) => datum.marked);
  if (marked >= 0) return marked;
  return data.length === 2 ? 1 : data.findIndex(({ value }) => value === maxOf(data));
}
