import type { Evidence } from '../../schemas/evidence.ts';

type Counted = Evidence['counted'][number];

/** More would not stand large in one row. */
const MOST_LARGE = 3;

/**
 * The figure that decides the case, those that support it, and the others. Only the client's own stand large:
 * those with digits, or the first where the case counts in words.
 * @param told the figure that the outcome before has told as large as the page: it leads here too
 */
export function splitCounted(
  counted: readonly Counted[],
  told?: string,
): { lead: Counted[]; large: Counted[]; small: Counted[] } {
  const { lead = [], others = [] } = Object.groupBy(counted, ({ figure }) =>
    figure === told ? 'lead' : 'others',
  );
  const own = others.filter(({ sample }) => !sample);
  const numbers = own.filter(({ figure }) => /\d/.test(figure));
  const large = (numbers.length > 0 ? numbers : own.slice(0, 1)).slice(0, MOST_LARGE);
  return { lead, large, small: others.filter((item) => !large.includes(item)) };
}
