/**
 * A time for people of the agency and their spreadsheets: `2026-11-21 15:30`, the only form of times in mails, lists
 * and tables. What programs read has ISO 8601 in UTC.
 * @param timeZone a name such as `Asia/Kolkata`
 */
export function agencyTime(moment: string | Date, timeZone: string): string {
  return localTime(moment, timeZone).slice(0, 16);
}

/** The day of such a time: `2026-11-21`. */
export function agencyDay(moment: Date, timeZone: string): string {
  return localTime(moment, timeZone).slice(0, 10);
}

/** Now, with seconds, as part of the name of a file: `2026-11-21T15-30-05`. */
export function agencyTimeInName(timeZone: string): string {
  return localTime(new Date(), timeZone).replace(' ', 'T').replaceAll(':', '-');
}

// Sweden writes times as ISO 8601 does.
const localTime = (moment: string | Date, timeZone: string) =>
  new Date(moment).toLocaleString('sv-SE', { timeZone });
