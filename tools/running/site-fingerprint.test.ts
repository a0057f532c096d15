import { expect, it } from 'vitest';
import { siteFingerprint } from './site-fingerprint.ts';

it('a site without changes is built again when the year changes where the agency is', () => {
  const [day, evening, newYear] = [
    '2026-12-31T06:00:00Z',
    '2026-12-31T18:29:59Z',
    '2026-12-31T18:30:00Z',
  ].map((time) => siteFingerprint(new Date(time)));
  expect(evening).toBe(day);
  expect(newYear).not.toBe(day);
});
