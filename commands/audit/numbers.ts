/** The value below which the given part of all values lies, between two values in proportion. @param part 0 to 1 */
export function percentile(values: readonly number[], part: number): number {
  if (values.length === 0) throw new Error('There is no percentile of nothing.');
  const sorted = values.toSorted((a, b) => a - b);
  const place = part * (sorted.length - 1);
  const lower = sorted[Math.floor(place)] ?? Number.NaN;
  const upper = sorted[Math.ceil(place)] ?? Number.NaN;
  return lower + (upper - lower) * (place - Math.floor(place));
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/**
 * How many times the reference a thing costs: the median over the rounds, each compared with the
 * reference of its own round, so that a machine busy for a while touches both alike.
 */
export function ratio(values: readonly number[], references: readonly number[]): number {
  if (values.length !== references.length)
    throw new Error('Each value needs the reference of its own round.');
  return median(values.map((value, round) => value / (references[round] ?? Number.NaN)));
}
