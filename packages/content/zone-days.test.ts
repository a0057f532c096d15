import { expect, it } from 'vitest';
import { zoneDays } from './zone-days.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

it.each([
  ['Asia/Kolkata', '2026-11-28', '2026-11-28T00:00:00+05:30'],
  ['Europe/London', '2027-03-28', '2027-03-28T00:00:00+00:00'],
  ['Europe/London', '2027-03-29', '2027-03-29T00:00:00+01:00'],
  ['America/New_York', '2027-03-14', '2027-03-14T00:00:00-05:00'],
  ['America/New_York', '2027-11-08', '2027-11-08T00:00:00-05:00'],
  ['Pacific/Kiritimati', '2028-02-29', '2028-02-29T00:00:00+14:00'],
  ['Pacific/Honolulu', '2027-01-01', '2027-01-01T00:00:00-10:00'],
])(
  'in %s the day %s begins at %s, and the second before is the day before',
  async (zone, text, begin) => {
    const { dayAt, midnightOf } = zoneDays(zone);
    expect(midnightOf(day(text))).toBe(begin);
    expect(dayAt(new Date(begin))).toBe(text);
    expect(dayAt(new Date(Date.parse(begin) - 1000)) < text).toBe(true);
  },
);
