/**
 * A moment as people of the agency read it, such as `Sat 21 Nov 2026, 15:30 GMT+5:30`.
 * @param moment ISO 8601
 * @param timeZone a name such as `Asia/Kolkata`
 */
export function agencyTime(moment: string, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  });
  const parts = clock.formatToParts(new Date(moment));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const day = `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`;
  return `${day}, ${part('hour')}:${part('minute')} ${part('timeZoneName')}`;
}

/** The same for columns: `2026-11-21 15:30`. */
export function agencyMinute(moment: string, timeZone: string): string {
  return Temporal.Instant.from(moment)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ');
}
