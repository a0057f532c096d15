import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextAttempt } from './backoff.ts';

const RETRY_WINDOW_MS = 72 * 3_600_000;
const queued = new Date('2026-11-21T00:00:00Z');

it('pauses double from about ten seconds and end at about three hours', () => {
  const pause = (attempts: number) =>
    (nextAttempt(attempts, queued, queued, 0.5)?.getTime() ?? 0) - queued.getTime();
  expect([1, 2, 3, 4].map(pause)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect(pause(40)).toBe(3 * 3_600_000);
});

it('every delivery comes to rest within 72 hours, after at least 20 attempts, whatever the chance', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (chances) => {
      let now = queued;
      let attempts = 1;
      for (const chance of chances) {
        const due = nextAttempt(attempts, queued, now, chance);
        if (due === null) break;
        expect(due.getTime()).toBeGreaterThan(now.getTime());
        now = due;
        attempts += 1;
      }
      expect(now.getTime() - queued.getTime()).toBeLessThanOrEqual(RETRY_WINDOW_MS);
      expect(attempts).toBeGreaterThanOrEqual(20);
    }),
    { numRuns: 50 },
  );
});
