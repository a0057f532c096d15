import { siteLanguage } from '../../languages.ts';

/** A day as readers see it: 5 Mar 2026, or with the whole name of the month. */
export const formatDay = (day: Date, dateStyle: 'medium' | 'long' = 'medium'): string =>
  new Intl.DateTimeFormat(siteLanguage, { dateStyle, timeZone: 'UTC' }).format(day);
