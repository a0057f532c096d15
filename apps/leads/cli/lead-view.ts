import { cutText } from '@agency/contract/cut-text.ts';
import type { DeliveryAttempt, LeadWithStatus } from '../admin/lead-admin.ts';
import { agencyTime } from '../agency-time.ts';
import { labelledFields, leadDetails } from '../mail/agency-mail.ts';
import { printable } from '../printable.ts';
import type { DeliveryRow } from '../store/schema.ts';

/** Leads as a table for a terminal, one line each. @param timeZone of the times in it */
export function leadsAsTable(leads: readonly LeadWithStatus[], timeZone: string): string {
  if (leads.length === 0) return 'No leads.\n';
  return table([
    ['REFERENCE', `RECEIVED (${timeZone})`, 'FORM', 'STATUS', 'NAME', 'EMAIL'],
    ...leads.map(({ reference, receivedAt, kind, status, name, email }) => [
      reference,
      agencyTime(receivedAt, timeZone),
      kind,
      status,
      name.length > 24 ? `${cutText(name, 23)}…` : name,
      email,
    ]),
  ]);
}

/** One lead with everything known about it. */
export function leadAsText(
  lead: LeadWithStatus,
  deliveries: readonly DeliveryRow[],
  attempts: readonly DeliveryAttempt[],
  timeZone: string,
): string {
  const time = (moment: string) => agencyTime(moment, timeZone);
  const { consent, spamReasons } = lead;
  const details: (readonly [string, string])[] = [
    ['Form', lead.kind],
    ['Status', lead.status],
    ...labelledFields(lead).map(([label, value]) => [label, value || '–'] as const),
    ...leadDetails(lead, timeZone),
    ['Notice', consent.noticeText],
    ['Agreed to', consent.marketing ? consent.marketingText : ''],
    ['Why it was in the summary', spamReasons.join('; ')],
  ];
  const history = deliveries.map(({ kind, recipient, status, attempts: count, ...row }) => [
    kind,
    recipient,
    status,
    `${count} attempts`,
    row.sent_at !== null ? time(row.sent_at) : status === 'due' ? `next ${time(row.due_at)}` : '',
    row.last_error ?? '',
  ]);
  const responses = attempts.map(({ began_at, kind, recipient, outcome, response }) => [
    time(began_at),
    kind,
    recipient,
    outcome,
    response,
  ]);
  return [
    table(
      details.filter(([, text]) => text !== '').map(([label, text]) => [label, indented(text)]),
    ),
    `Deliveries\n${table(history)}`,
    ...(responses.length === 0 ? [] : [`Attempts\n${table(responses)}`]),
  ].join('\n');
}

function table(texts: readonly (readonly string[])[]): string {
  const rows = texts.map((row) => row.map(printable));
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.split('\n', 1)[0]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}

const indented = (text: string) => text.replaceAll('\n', '\n    ');
