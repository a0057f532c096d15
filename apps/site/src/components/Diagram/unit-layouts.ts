import { PITCH, type Place } from './unit-shapes.ts';

/** Leaves lean to one side and to the other. */
const LEAN = 0.75;

export function rows(count: number, perRow: number, leans: boolean): Place[] {
  // Eggs and people are as tall as the pitch.
  const apart = leans ? PITCH : 1.2 * PITCH;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const turn = leans ? (row % 2 === 0 ? LEAN : -LEAN) : 0;
    return { x: (index % perRow) * PITCH, y: row * apart, turn };
  });
}

/** The radius of the first row of seats, and how far rows reach to each side, in radians. */
const FIRST_ROW = 4 * PITCH;
const REACH = 1;

/** Rows of seats around a stage at 0 0, the first one nearest: each has as many as fit, the last one the rest. */
export function arcs(count: number): Place[] {
  const places: Place[] = [];
  for (let radius = FIRST_ROW; places.length < count; radius += 1.15 * PITCH) {
    const fitting = Math.floor((2 * REACH * radius) / PITCH);
    const seats = Math.min(fitting, count - places.length);
    for (let seat = 0; seat < seats; seat += 1) {
      const angle = ((2 * REACH) / fitting) * (seat - (seats - 1) / 2);
      places.push({ x: radius * Math.sin(angle), y: radius * Math.cos(angle), turn: -angle });
    }
  }
  return places;
}

/** A string in a spiral, from its middle outwards; buds point away from it to one side and to the other. */
export function coil(count: number): Place[] {
  const places: Place[] = [];
  let angle = 1.5 * Math.PI;
  for (let index = 0; index < count; index += 1) {
    const radius = (1.05 * PITCH * angle) / (2 * Math.PI);
    const turn = angle + (index % 2 === 0 ? 0.6 : 2.5);
    places.push({ x: radius * Math.cos(angle), y: radius * Math.sin(angle), turn });
    angle += (0.62 * PITCH) / radius;
  }
  return places;
}

/** The viewBox around all places. */
export function boxAround(places: readonly Place[], top = Number.POSITIVE_INFINITY): string {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const margin = 0.58 * PITCH;
  const left = Math.min(...xs) - margin;
  const upper = Math.min(top, Math.min(...ys) - margin);
  const sides = [left, upper, Math.max(...xs) + margin - left, Math.max(...ys) + margin - upper];
  return sides.map(Math.round).join(' ');
}
