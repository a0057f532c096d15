import { expect, it } from 'vitest';
import { agencyDay } from './agency-day.ts';

it('the new year begins where the agency is, not where the site is built', () => {
  expect(agencyDay(new Date('2026-12-31T18:29:59Z'))).toBe('2026-12-31');
  expect(agencyDay(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01');
});
