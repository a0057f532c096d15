import { expect, it } from 'vitest';
import { arcs, boxAround, coil, rows } from './unit-layouts.ts';
import { PITCH, type Place, unitPath } from './unit-shapes.ts';

const layouts: [name: string, places: (count: number) => Place[]][] = [
  ['rows', (count) => rows(count, 7, true)],
  ['arcs', arcs],
  ['coil', coil],
];

const nearest = (places: readonly Place[]) =>
  Math.min(
    ...places.flatMap((place, index) =>
      places.slice(index + 1).map((other) => Math.hypot(place.x - other.x, place.y - other.y)),
    ),
  );

it.each(layouts)('%s have a place for each unit, and none on another', (_name, layout) => {
  for (const count of [1, 2, 30, 100, 400]) {
    const places = layout(count);
    expect(places).toHaveLength(count);
    if (count > 1) expect(nearest(places)).toBeGreaterThan(PITCH / 2);
  }
});

it('a path has each unit at its place', () => {
  const path = unitPath('dot', rows(2, 2, false));
  expect(path.match(/M[-\d]+ [-\d]+/g)).toEqual(['M-16 0', 'M24 0']);
  expect(unitPath('dot', [])).toBe('');
});

it('a drawing ends around its units, or above them at a stage', () => {
  expect(boxAround(rows(4, 2, false))).toBe('-23 -23 86 94');
  expect(boxAround(rows(4, 2, false), -100)).toBe('-23 -100 86 171');
});
