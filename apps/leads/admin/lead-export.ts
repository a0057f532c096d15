import { ATTRIBUTION_KEYS } from '@agency/contract/attribution-keys.ts';
import { LEAD_FIELDS } from '@agency/contract/lead-forms.ts';
import { stringify } from 'csv-stringify/sync';
import { agencyTime } from '../agency-time.ts';
import type { LeadWithStatus } from './lead-admin.ts';

const COLUMNS = [
  'id',
  'reference',
  'receivedAt',
  'timeZone',
  'kind',
  'status',
  ...LEAD_FIELDS,
  'spamReasons',
  'marketing',
  'noticeVersion',
  ...ATTRIBUTION_KEYS,
] as const;

/**
 * Leads as CSV (RFC 4180) without formulas that a spreadsheet would run: such a cell gets a leading apostrophe,
 * also a phone number with a plus sign. Excel needs the byte order mark for Tamil and Hindi.
 * @param timeZone of the times in it
 */
export function leadsAsCsv(leads: readonly LeadWithStatus[], timeZone: string): string {
  return stringify(
    leads.map((lead) => ({
      ...lead,
      ...lead.attribution,
      receivedAt: agencyTime(lead.receivedAt, timeZone),
      timeZone,
      spamReasons: lead.spamReasons.join('; '),
      marketing: lead.consent.marketing ? 'yes' : 'no',
      noticeVersion: lead.consent.noticeVersion,
    })),
    {
      bom: true,
      header: true,
      columns: [...COLUMNS],
      record_delimiter: 'windows',
      cast: { string: withoutFormula },
    },
  );
}

// The library's escape_formulas checks only the first character of a cell. A program that also splits at
// semicolons, tabs or line breaks makes several cells of one.
function withoutFormula(value: string): string {
  return value.replace(
    /(?<![;\s])([;\s]*)([=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/g,
    (found, gap: string, sign: string, at: number) => {
      const beginsCell = at === 0 || /[;\t\r\n]/.test(gap);
      return beginsCell ? gap.replace(/^(?:.*[;\t\r\n])?/s, "$&'") + sign : found;
    },
  );
}
