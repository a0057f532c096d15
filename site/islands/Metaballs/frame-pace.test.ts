import { expect, it } from 'vitest';
import { framePace } from './frame-pace.ts';

/** The number of pictures until the pace counts as too slow; at most 200 are shown. */
function picturesUntilSlow(gap: number): number | null {
  const isSlow = framePace();
  for (let picture = 1; picture <= 200; picture += 1) if (isSlow(picture * gap)) return picture;
  return null;
}

it('sixty and thirty pictures a second are fast enough', () => {
  expect(picturesUntilSlow(1000 / 60)).toBe(null);
  expect(picturesUntilSlow(1000 / 30)).toBe(null);
});
it('fifteen pictures a second are too slow', () => {
  expect(picturesUntilSlow(1000 / 15)).not.toBe(null);
});
it('two pictures a second are found out within four', () => {
  expect(picturesUntilSlow(500)).toBeLessThanOrEqual(4);
});
it('one long first picture is forgiven', () => {
  const isSlow = framePace();
  expect([0, 900, 916, 933, 950].map(isSlow)).not.toContain(true);
});
