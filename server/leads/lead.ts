import { createHash, randomUUIDv7 } from 'node:crypto';
import type { LeadKind } from '../../contract/lead-forms.ts';
import type { LeadRow } from './schema.ts';

/** The fields a visitor fills, of either form; a field the form does not have is empty. */
export const LEAD_FIELDS = [
  'name',
  'email',
  'phone',
  'company',
  'industry',
  'services',
  'website',
  'message',
] as const;

export type LeadFields = Record<(typeof LEAD_FIELDS)[number], string>;

/** A lead as the rest of the service sees it. Times are ISO 8601 in UTC. */
export type Lead = LeadFields & {
  readonly id: string;
  readonly kind: LeadKind;
  readonly receivedAt: string;
  readonly spamReasons: readonly string[];
  readonly releasedAt: string | null;
};

/** A checked submission that is not kept yet. */
export type NewLead = {
  readonly kind: LeadKind;
  readonly fields: LeadFields;
  /** The hidden field of the form; null when the browser sent none. */
  readonly submissionId: string | null;
  readonly spamReasons: readonly string[];
  readonly receivedAt: Date;
};

/** A new id (UUID version 7): ids made later sort later. */
export function newId(): string {
  return randomUUIDv7();
}

/** The values of one form, with the other form's fields empty. */
export function leadFields(values: Partial<LeadFields>): LeadFields {
  const blank = Object.fromEntries(LEAD_FIELDS.map((name) => [name, ''])) as LeadFields;
  return { ...blank, ...values };
}

/**
 * The key that makes a repeat harmless. It holds the words too: whoever corrects the form after a
 * lost answer sends the same submission id with other words, and both are kept. Without an id (no
 * script) the same words count as a repeat within one UTC day.
 */
export function submissionKey(lead: NewLead): string {
  const words = JSON.stringify([lead.kind, ...LEAD_FIELDS.map((name) => lead.fields[name])]);
  const digest = createHash('sha256').update(words).digest('hex').slice(0, 32);
  return `${lead.submissionId ?? `day:${lead.receivedAt.toISOString().slice(0, 10)}`}.${digest}`;
}

/** A row of the table as a lead. */
export function leadFromRow(row: LeadRow): Lead {
  const { submission_key: _, received_at, spam_reasons, released_at, ...rest } = row;
  return {
    ...rest,
    receivedAt: received_at,
    spamReasons: JSON.parse(spam_reasons) as string[],
    releasedAt: released_at,
  };
}
