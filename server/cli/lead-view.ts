import { LEAD_FORMS } from '../../contract/lead-forms.ts';
import type { DeliveryAttempt, LeadWithStatus } from '../leads/lead-queries.ts';
import type { DeliveryRow } from '../leads/schema.ts';

/** Leads as a table for a terminal, one line each. */
export function leadsAsTable(leads: readonly LeadWithStatus[]): string {
  if (leads.length === 0) return 'No leads.\n';
  const rows = leads.map((lead) => [
    lead.id,
    lead.receivedAt.slice(0, 16).replace('T', ' '),
    lead.kind,
    lead.status,
    shorten(lead.name, 24),
    lead.email,
  ]);
  return table([['ID', 'RECEIVED (UTC)', 'FORM', 'STATUS', 'NAME', 'EMAIL'], ...rows]);
}

/** One lead with everything known about it. */
export function leadAsText(
  lead: LeadWithStatus,
  deliveries: readonly DeliveryRow[],
  attempts: readonly DeliveryAttempt[],
): string {
  const facts: string[][] = [
    ['Lead', lead.id],
    ['Reference', lead.reference],
    ['Received', lead.receivedAt],
    ['Form', lead.kind],
    ['Status', lead.status],
    ...LEAD_FORMS[lead.kind].fields.map((field) => [field.label, plain(lead[field.name])]),
  ];
  if (lead.spamReasons.length > 0) facts.push(['Suspected', lead.spamReasons.join('; ')]);
  if (lead.releasedAt !== null) facts.push(['Released', lead.releasedAt]);
  const history = deliveries.map((delivery) => [
    delivery.kind,
    delivery.recipient,
    delivery.status,
    `${delivery.attempts} attempts`,
    delivery.sent_at ?? (delivery.status === 'due' ? `next ${delivery.due_at}` : ''),
    delivery.last_error ?? '',
  ]);
  const answers = attempts.map(({ began_at, kind, recipient, outcome, answer }) => [
    began_at,
    kind,
    recipient,
    outcome,
    answer,
  ]);
  const said = answers.length === 0 ? '' : `\nAttempts\n${table(answers)}`;
  return `${table(facts)}\nDeliveries\n${table(history)}${said}`;
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
