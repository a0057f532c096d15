/** The columns of one photo, from 0, where there are five, four and two. */
export type PhotoColumns = { five: number; four: number; two: number };

/** The space above and below a photo, in pixels at the wider setting. It counts towards a column. */
const padding = 20;

/** How far apart, in pixels, columns may end whose photos are simply dealt out from left to right. */
const even = 24;

const spread = (ends: readonly number[]) => Math.max(...ends) - Math.min(...ends);

function endsOf(heights: readonly number[], columns: readonly number[], count: number): number[] {
  const ends = Array.from({ length: count }, () => 0);
  heights.forEach((height, index) => {
    const column = columns[index] ?? 0;
    ends[column] = (ends[column] ?? 0) + height / 2 + padding;
  });
  return ends;
}

/** Each photo into the column that is shortest when its turn comes. */
function byShortest(heights: readonly number[], count: number): number[] {
  const ends = Array.from({ length: count }, () => 0);
  return heights.map((height) => {
    const column = ends.indexOf(Math.min(...ends));
    ends[column] = (ends[column] ?? 0) + height / 2 + padding;
    return column;
  });
}

/**
 * The column of each photo, from 0, so that the columns end as evenly as can be. Photos are dealt out from
 * left to right, row by row, as their numbers are read, where content orders their heights so that the ends
 * are even. Elsewhere the shortest column takes the next, then pairs change places, and single photos move,
 * as long as that brings the ends together. The same heights always give the same columns.
 */
export function photoColumns(heights: readonly number[], count: number): number[] {
  const dealt = heights.map((_, index) => index % count);
  if (spread(endsOf(heights, dealt, count)) <= even) return dealt;
  let best = byShortest(heights, count);
  let bestSpread = spread(endsOf(heights, best, count));
  const neighbours = (columns: readonly number[]) =>
    columns.flatMap((own, index) => [
      ...Array.from({ length: count }, (_, column) => columns.with(index, column)),
      ...columns
        .slice(index + 1)
        .flatMap((other, step) =>
          other === own ? [] : [columns.with(index, other).with(index + 1 + step, own)],
        ),
    ]);
  for (;;) {
    const before = bestSpread;
    for (const candidate of neighbours(best)) {
      const candidateSpread = spread(endsOf(heights, candidate, count));
      if (candidateSpread < bestSpread) [best, bestSpread] = [candidate, candidateSpread];
    }
    if (bestSpread === before) return inOrderOfAppearance(best);
  }
}

/** The first photo stands in the first column, the next new column is the second. */
function inOrderOfAppearance(columns: readonly number[]): number[] {
  const order = [...new Set(columns)];
  return columns.map((column) => order.indexOf(column));
}

/** The same for every number of columns that the gallery knows. */
export function photoPlaces(heights: readonly number[]): PhotoColumns[] {
  const [five, four, two] = [5, 4, 2].map((count) => photoColumns(heights, count));
  return heights.map((_, index) => ({
    five: five?.[index] ?? 0,
    four: four?.[index] ?? 0,
    two: two?.[index] ?? 0,
  }));
}
