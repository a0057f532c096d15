import { LEAD_FIELDS } from '../leads/lead.ts';
import type { DeskLead } from '../leads/lead-desk.ts';

const COLUMNS = ['id', 'receivedAt', 'kind', 'status', ...LEAD_FIELDS, 'spamReasons'] as const;

/**
 * Leads as CSV (RFC 4180) that spreadsheets open without running anything: a cell that a spreadsheet
 * would take for a formula gets a leading apostrophe, phone numbers with a plus sign among them.
 * Begins with a byte order mark, or Excel would garble Tamil and Hindi.
 */
export function leadsAsCsv(leads: readonly DeskLead[]): string {
  const rows = leads.map((lead) =>
    COLUMNS.map((column) =>
      column === 'spamReasons' ? lead.spamReasons.join('; ') : lead[column],
    ),
  );
  return `\uFEFF${[[...COLUMNS], ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** Leads as a JSON list, one object each. */
export function leadsAsJson(leads: readonly DeskLead[]): string {
  return `${JSON.stringify(leads, null, 2)}\n`;
}

function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
