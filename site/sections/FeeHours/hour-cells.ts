/** How many hours stand in a row of the field. */
export const hoursInRow = 20;

export type Cells = { x: number; y: number; width: number; height: number };

/** The hours from one to another, in rows from the left: at most a begun row, whole rows and a rest. */
export function cellsBetween(from: number, to: number): Cells[] {
  const cells: Cells[] = [];
  let at = from;
  while (at < to) {
    const x = at % hoursInRow;
    const y = Math.floor(at / hoursInRow);
    const whole = x === 0 ? Math.floor((to - at) / hoursInRow) : 0;
    const width = whole > 0 ? hoursInRow : Math.min(hoursInRow - x, to - at);
    const height = Math.max(1, whole);
    cells.push({ x, y, width, height });
    at += width * height;
  }
  return cells;
}

/** The least and the most hours that a fee buys, as its words tell them: “20 to 40 hours”. */
export function hoursIn(words: string): { least: number; most: number } | undefined {
  const numbers = (words.match(/\d+/g) ?? []).map(Number);
  const [least] = numbers;
  return least === undefined ? undefined : { least, most: numbers.at(-1) ?? least };
}
