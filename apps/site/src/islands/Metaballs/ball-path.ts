/** How one ball moves: it circles the centre on its own path, in units of the field. */
export type BallPath = {
  readonly start: number;
  readonly pace: number;
  readonly reach: number;
  readonly twist: number;
  readonly radius: number;
};

const fraction = (value: number) => value - Math.floor(value);
const scatter = (seed: number, salt: number) =>
  fraction(Math.sin(seed * 127.1 + salt * 311.7) * 43758.5453);

/** The paths of all balls. They look random and are the same on every visit. */
export function ballPaths(count: number): BallPath[] {
  return Array.from({ length: count }, (_unused, index) => {
    const seed = index + 1;
    return {
      start: scatter(seed, 1) * 2 * Math.PI,
      pace: Math.PI * (0.1 + 0.3 * scatter(seed, 2)),
      reach: 3 + 5.5 * scatter(seed, 3),
      twist: scatter(seed, 4) < 0.5 ? 0 : 1,
      radius: 0.5 + 1.5 * scatter(seed, 5),
    };
  });
}

/** Where a ball is. @param time in seconds, already multiplied by the speed */
export function ballPlace({ start, pace, reach, twist }: BallPath, time: number): [number, number] {
  const turned = time * pace;
  const angle = start + turned;
  return [Math.cos(angle) * reach, Math.sin(angle + turned * twist) * reach];
}
