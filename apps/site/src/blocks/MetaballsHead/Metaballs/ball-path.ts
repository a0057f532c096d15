/** How one ball moves: it circles the centre on its own path, in units of the field. */
export type BallPath = {
  readonly startAngle: number;
  readonly speed: number;
  readonly distance: number;
  /** 1 where the vertical movement is twice as fast as the horizontal, else 0. */
  readonly verticalExtra: number;
  readonly radius: number;
};

const fraction = (value: number) => value - Math.floor(value);
const pseudoRandom = (seed: number, salt: number) =>
  fraction(Math.sin(seed * 127.1 + salt * 311.7) * 43758.5453);

/** The paths of all balls. They look random and are the same on every visit. */
export function ballPaths(count: number): BallPath[] {
  return Array.from({ length: count }, (_unused, index) => {
    const seed = index + 1;
    return {
      startAngle: pseudoRandom(seed, 1) * 2 * Math.PI,
      speed: Math.PI * (0.1 + 0.3 * pseudoRandom(seed, 2)),
      distance: 3 + 5.5 * pseudoRandom(seed, 3),
      verticalExtra: pseudoRandom(seed, 4) < 0.5 ? 0 : 1,
      radius: 0.5 + 1.5 * pseudoRandom(seed, 5),
    };
  });
}

/** The position of a ball. @param time in seconds, already multiplied by the speed */
export function ballPosition(path: BallPath, time: number): [number, number] {
  const turned = time * path.speed;
  const angle = path.startAngle + turned;
  const verticalAngle = angle + turned * path.verticalExtra;
  return [Math.cos(angle) * path.distance, Math.sin(verticalAngle) * path.distance];
}
