import { agencyTimeZone } from './agency-time-zone.ts';

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: agencyTimeZone, dateStyle: 'short' });

/** The day where the agency is, wherever the site is built: 2026-12-01. */
export const agencyDay = (now: Date): string => format.format(now);
