import { agencyTimeZone } from './agency-time-zone.ts';
import { zoneDays } from './zone-days.ts';

/**
 * `agencyDay`: the day where the agency is, wherever the site is built: 2026-12-01. `agencyMidnight`: when a day of the
 * calendar begins there: 2026-12-01T00:00:00+05:30.
 */
export const { dayAt: agencyDay, midnightOf: agencyMidnight } = zoneDays(agencyTimeZone);
