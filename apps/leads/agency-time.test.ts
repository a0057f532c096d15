import { expect, it } from 'vitest';
import { agencyDay, agencyTime, agencyTimeInName } from './agency-time.ts';

it('a time is local, and in one form that spreadsheets read', () => {
  const moment = '2026-11-28T18:41:09.500Z';
  expect(agencyTime(moment, 'Asia/Kolkata')).toBe('2026-11-29 00:11');
  expect(agencyDay(new Date(moment), 'Asia/Kolkata')).toBe('2026-11-29');
  expect(agencyTime(moment, 'UTC')).toBe('2026-11-28 18:41');
});

it('a time in a file name is local too', () => {
  const hours = ['Asia/Kolkata', 'America/New_York'].map((zone) => {
    const name = agencyTimeInName(zone);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/);
    return Number(name.slice(11, 13));
  });
  expect(hours[0]).not.toBe(hours[1]);
});
