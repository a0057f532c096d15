import type { LeadWithStatus } from '../admin/lead-admin.ts';
import { leadsAsCsv } from '../admin/lead-export.ts';

/** Mail servers refuse larger mails; many take 10 MB, and an attachment grows by a third on the way. */
const MAX_BYTES = 5_000_000;

/**
 * The newest leads as a table for a spreadsheet, as many as a mail can have.
 * @param leads newest first
 * @param timeZone of the times in it
 */
export function weekTable(
  leads: readonly LeadWithStatus[],
  timeZone: string,
): { csv: string; count: number } {
  let count = leads.length;
  let csv = leadsAsCsv(leads, timeZone);
  for (let bytes = Buffer.byteLength(csv); bytes > MAX_BYTES; bytes = Buffer.byteLength(csv)) {
    // A little fewer than fit on average: the newest may be longer than the others.
    count = Math.floor((0.9 * count * MAX_BYTES) / bytes);
    csv = leadsAsCsv(leads.slice(0, count), timeZone);
  }
  return { csv, count };
}
