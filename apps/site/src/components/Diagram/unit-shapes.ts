/** From one unit to the next. */
export const PITCH = 40;

/** Paths around 0 0: each first point is absolute, all others are relative. */
export const shapes = {
  dot: 'M-16 0c0 -21 32 -21 32 0c0 21 -32 21 -32 0z',
  seat: 'M-14 -15l28 0l0 16q0 14 -14 14q-14 0 -14 -14z',
  person: 'M-8 -11c0 -10 16 -10 16 0c0 10 -16 10 -16 0zM-14 19c0 -26 28 -26 28 0z',
  egg: 'M0 -19c9 0 15 14 15 23c0 9 -7 15 -15 15c-8 0 -15 -6 -15 -15c0 -9 6 -23 15 -23z',
  leaf: 'M0 22q-26 -18 0 -44q26 26 0 44z',
  bud: 'M0 20q-11 -18 -8 -28q8 -12 16 0q3 10 -8 28z',
} as const;

export type Shape = keyof typeof shapes;

/** Where a unit is, and how far it is turned, in radians. */
export type Place = { x: number; y: number; turn: number };

/** One path with the shape at each place: two elements are faster than hundreds. */
export function unitPath(shape: Shape, places: readonly Place[]): string {
  return places
    .map(({ x, y, turn }) =>
      shapes[shape].replace(
        /(M?)(-?\d{1,2}) (-?\d{1,2})/g,
        (_match, start: string, a: string, b: string) => {
          const right = Number(a) * Math.cos(turn) - Number(b) * Math.sin(turn);
          const down = Number(a) * Math.sin(turn) + Number(b) * Math.cos(turn);
          const isStart = start !== '';
          return `${start}${Math.round(right + (isStart ? x : 0))} ${Math.round(down + (isStart ? y : 0))}`;
        },
      ),
    )
    .join('');
}
