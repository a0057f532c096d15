/** A value on its way to where it shall be. */
export type Moving = { value: number; speed: number };

/** Seconds of one step at most: after a pause nothing leaps. */
const longest = 1 / 30;

/** Swings past the goal once, by a sixth, and rests after 1.3 s. @param seconds since the last step */
export function swing(moving: Moving, goal: number, seconds: number): void {
  const time = Math.min(seconds, longest);
  moving.speed += (34 * (goal - moving.value) - 5.8 * moving.speed) * time;
  moving.value += moving.speed * time;
}

/** Follows what holds it, and keeps the speed of it, in units a second: let go, it swings on with that. */
export function follow(moving: Moving, goal: number, seconds: number): void {
  const before = moving.value;
  const time = Math.min(Math.max(seconds, 0.001), longest);
  moving.value += (goal - before) * (1 - Math.exp(-26 * time));
  moving.speed = (moving.value - before) / time;
}

/** Comes nearer by the same part of the way in the same time. @param rate parts of e in a second */
export function approach(moving: Moving, goal: number, seconds: number, rate: number): void {
  const before = moving.value;
  moving.value += (goal - before) * (1 - Math.exp(-rate * Math.min(seconds, longest)));
  moving.speed = moving.value - before;
}

/** Puts it on its goal when what is left cannot be seen. @returns true when it is there */
export function settle(moving: Moving, goal: number, enough: number): boolean {
  if (Math.abs(moving.value - goal) > enough || Math.abs(moving.speed) > enough) return false;
  moving.value = goal;
  moving.speed = 0;
  return true;
}
