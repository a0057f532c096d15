import { agencyTimeZone } from './agency-time-zone.ts';
import { zoneDays } from './zone-days.ts';

let known: { zone: string; days: ReturnType<typeof zoneDays> } | undefined;

/** The calendar of the agency. Its formats are made once for a time zone. */
function agencyDays() {
  const zone = agencyTimeZone();
  if (known?.zone !== zone) known = { zone, days: zoneDays(zone) };
  return known.days;
}

/** The day where the agency is, wherever the site is built: 2026-12-01. */
export const agencyDay = (moment: Date) => agencyDays().dayAt(moment);

/** When a day of the calendar begins where the agency is: 2026-12-01T00:00:00+05:30. */
export const agencyMidnight = (day: Date) => agencyDays().midnightOf(day);
