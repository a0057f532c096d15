/** The days of the calendar in a time zone. */
export function zoneDays(timeZone: string) {
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const offsets = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

  /** As +05:30. */
  function offsetAt(moment: Date): string {
    const part = offsets.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
    return part?.value.replace('GMT', '') || '+00:00';
  }

  return {
    dayAt: (moment: Date): string => days.format(moment),
    midnightOf(day: Date): string {
      const at = (offset: string) => `${day.toISOString().slice(0, 10)}T00:00:00${offset}`;
      // At midnight of UTC the clocks of the zone may be changed already, or not yet.
      return at(offsetAt(new Date(at(offsetAt(day)))));
    },
  };
}
