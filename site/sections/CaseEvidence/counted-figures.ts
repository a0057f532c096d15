import type { Evidence } from '../../schemas/evidence.ts';

type Counted = Evidence['counted'][number];

/** More would not stand large in one row. */
const MOST_LARGE = 3;

/**
 * The figures that decide the case, to be set large, and the others. Only the client's own are large: those with
 * digits, or the first where the case counts in words.
 * @param told the figure that the outcome has just shown as large as the page: said again, it stands small
 */
export function splitCounted(
  counted: readonly Counted[],
  told?: string,
): { large: Counted[]; small: Counted[] } {
  const fresh = counted.filter(({ sample, figure }) => !sample && figure !== told);
  const numbers = fresh.filter(({ figure }) => /\d/.test(figure));
  const large = (numbers.length > 0 ? numbers : fresh.slice(0, 1)).slice(0, MOST_LARGE);
  return { large, small: counted.filter((item) => !large.includes(item)) };
}
