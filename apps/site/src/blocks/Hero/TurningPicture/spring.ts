/** A value that moves towards a goal, with its speed in units a second. */
export type SpringValue = { value: number; speed: number };

/** The longest step in seconds, so that nothing jumps after a pause. */
const maxStep = 1 / 30;

/** Overshoots the goal once, by a sixth, and stops after 1.3 s. @param seconds since the last step */
export function springTo(spring: SpringValue, goal: number, seconds: number): void {
  const time = Math.min(seconds, maxStep);
  spring.speed += (34 * (goal - spring.value) - 5.8 * spring.speed) * time;
  spring.value += spring.speed * time;
}

/** Follows a drag and records its speed, with which the picture swings on after the drag. */
export function dragTo(spring: SpringValue, goal: number, seconds: number): void {
  const before = spring.value;
  const time = Math.min(Math.max(seconds, 0.001), maxStep);
  spring.value += (goal - before) * (1 - Math.exp(-26 * time));
  spring.speed = (spring.value - before) / time;
}

/** Moves towards the goal exponentially. @param rate the exponent for one second */
export function easeTo(spring: SpringValue, goal: number, seconds: number, rate: number): void {
  const before = spring.value;
  spring.value += (goal - before) * (1 - Math.exp(-rate * Math.min(seconds, maxStep)));
  spring.speed = spring.value - before;
}

/** Sets the value to its goal when the difference is too small to see. @returns whether it is there */
export function snapTo(spring: SpringValue, goal: number, tolerance: number): boolean {
  if (Math.abs(spring.value - goal) > tolerance || Math.abs(spring.speed) > tolerance) return false;
  spring.value = goal;
  spring.speed = 0;
  return true;
}
