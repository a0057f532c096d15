import { LEAD_FORMS } from '../../contract/lead-forms.ts';
import type { DeliveryAttempt, LeadWithStatus } from '../leads/admin/lead-queries.ts';
import { backgroundFacts } from '../leads/mail/agency-mail.ts';
import { agencyMinute } from '../leads/mail/agency-time.ts';
import type { DeliveryRow } from '../leads/store/schema.ts';

/** Leads as a table for a terminal, one line each. @param timeZone of the times in it */
export function leadsAsTable(leads: readonly LeadWithStatus[], timeZone: string): string {
  if (leads.length === 0) return 'No leads.\n';
  const rows = leads.map((lead) => [
    lead.id,
    agencyMinute(lead.receivedAt, timeZone),
    lead.kind,
    lead.status,
    shorten(lead.name, 24),
    lead.email,
  ]);
  return table([['ID', `RECEIVED (${timeZone})`, 'FORM', 'STATUS', 'NAME', 'EMAIL'], ...rows]);
}

/** One lead with everything known about it. */
export function leadAsText(
  lead: LeadWithStatus,
  deliveries: readonly DeliveryRow[],
  attempts: readonly DeliveryAttempt[],
  timeZone: string,
): string {
  const minute = (moment: string) => agencyMinute(moment, timeZone);
  const facts: string[][] = [
    ['Form', lead.kind],
    ['Status', lead.status],
    ...LEAD_FORMS[lead.kind].fields.map((field) => [field.label, plain(lead[field.name])]),
    ...backgroundFacts(lead, timeZone).map(([name, value]) => [name, value]),
    ...(lead.consent.noticeText === '' ? [] : [['Notice', plain(lead.consent.noticeText)]]),
    ...(lead.consent.marketing ? [['Agreed to', plain(lead.consent.marketingText)]] : []),
  ];
  if (lead.spamReasons.length > 0) facts.push(['Suspected spam', lead.spamReasons.join('; ')]);
  const history = deliveries.map((delivery) => [
    delivery.kind,
    delivery.recipient,
    delivery.status,
    `${delivery.attempts} attempts`,
    momentOf(delivery, minute),
    delivery.last_error ?? '',
  ]);
  const answers = attempts.map(({ began_at, kind, recipient, outcome, answer }) => [
    minute(began_at),
    kind,
    recipient,
    outcome,
    answer,
  ]);
  const said = answers.length === 0 ? '' : `\nAttempts\n${table(answers)}`;
  return `${table(facts)}\nDeliveries\n${table(history)}${said}`;
}

function momentOf(
  { sent_at, status, due_at }: DeliveryRow,
  minute: (moment: string) => string,
): string {
  if (sent_at !== null) return minute(sent_at);
  return status === 'due' ? `next ${minute(due_at)}` : '';
}

function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').split('\n', 1)[0]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

function plain(value: string): string {
  return value === '' ? '–' : value.replaceAll('\n', '\n    ');
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
