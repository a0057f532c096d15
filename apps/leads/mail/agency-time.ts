/**
 * A time for people of the agency, such as `Sat, 21 Nov 2026, 15:30 GMT+5:30`.
 * @param moment ISO 8601
 * @param timeZone a name such as `Asia/Kolkata`
 */
export function agencyTime(moment: string, timeZone: string): string {
  return new Date(moment).toLocaleString('en-GB', {
    ...{ timeZone, weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  });
}

/** A time for columns: `2026-11-21 15:30`. */
export function agencyMinute(moment: string, timeZone: string): string {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Date(moment).toLocaleString('sv-SE', options);
}
