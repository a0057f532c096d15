import { expect, it } from 'vitest';
import { createRightOfWay } from './right-of-way.ts';

/** How long so many turns take, one after the other. */
async function msOf(turns: number, turn: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await Promise.all(Array.from({ length: turns }, turn));
  return performance.now() - start;
}

it('while many visitors wait, deliveries begin one after the other, and at once when they are gone', async () => {
  const { during, turn } = createRightOfWay();
  expect(await msOf(20, turn)).toBeLessThan(50);
  const answered = Promise.withResolvers<void>();
  const visitors = Array.from({ length: 8 }, () => during(answered.promise));
  expect(await msOf(20, turn)).toBeGreaterThan(380);
  answered.resolve();
  await Promise.all(visitors);
  expect(await msOf(20, turn)).toBeLessThan(50);
});

it('a visitor whose lead could not be kept waits no more', async () => {
  const { during, turn } = createRightOfWay();
  const refused = Array.from({ length: 8 }, () => during(Promise.reject(new Error('full'))));
  await Promise.allSettled(refused);
  expect(await msOf(20, turn)).toBeLessThan(50);
});
