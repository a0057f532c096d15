import { expect, it } from 'vitest';
import { nextAttempt } from './backoff.ts';

const HOUR_MS = 3_600_000;
const queued = new Date('2026-11-21T00:00:00Z');

it('pauses double from about ten seconds and end at about three hours', () => {
  const pause = (attempts: number) =>
    (nextAttempt(attempts, queued, queued, 0.5)?.getTime() ?? 0) - queued.getTime();
  expect([1, 2, 3, 4].map(pause)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect(pause(40)).toBe(3 * HOUR_MS);
});

it.each([0, 1])(
  'a delivery is given up within 72 hours, after at least 20 attempts: chance %s',
  (chance) => {
    let attempts = 1;
    let last = queued;
    for (let due = nextAttempt(attempts, queued, last, chance); due !== null; attempts += 1) {
      last = due;
      due = nextAttempt(attempts + 1, queued, last, chance);
    }
    expect(last.getTime() - queued.getTime()).toBeLessThanOrEqual(72 * HOUR_MS);
    expect(attempts).toBeGreaterThanOrEqual(20);
  },
);
