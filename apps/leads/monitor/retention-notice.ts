import { agencyDay } from '../agency-time.ts';
import type { RetentionPeriod } from '../store/retention-period.ts';

/** What is announced about a shorter retention period, for the weekly mail, /health/ready and the log; null if nothing. */
export function retentionNotice(period: RetentionPeriod | null, timeZone: string): string | null {
  const { months, shorter } = period ?? {};
  if (months === undefined || shorter === null || shorter === undefined) return null;
  const day = agencyDay(new Date(shorter.from), timeZone);
  return `From ${day} on leads are deleted after ${monthsText(shorter.months)}, not after ${monthsText(months)}. To keep the longer period, write retentionMonths: ${months} in brand.yaml and publish before that day.`;
}

const monthsText = (count: number) => (count === 1 ? 'one month' : `${count} months`);
