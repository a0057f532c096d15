import { hash, randomUUIDv7 } from 'node:crypto';
import type { Attribution } from '@agency/contract/attribution.ts';
import type { LeadConsent } from '@agency/contract/consent-fields.ts';
import { LEAD_FIELDS, type LeadFieldName, type LeadKind } from '@agency/contract/lead-forms.ts';
import { leadReference } from '@agency/contract/lead-reference.ts';
import { readPhone } from '@agency/contract/phone-number.ts';
import type { LeadRow } from './schema.ts';

/** The values of all fields; a field that the form does not have is empty. */
export type LeadFields = Record<LeadFieldName, string>;

/** A lead outside the store. Times are ISO 8601 in UTC. */
export type Lead = LeadFields & {
  readonly id: string;
  /** The short name on the thank-you page and in the mails. */
  readonly reference: string;
  readonly kind: LeadKind;
  readonly receivedAt: string;
  readonly attribution: Attribution;
  readonly consent: LeadConsent;
  /** Why the lead is mailed in the summary, as sentences for the agency; empty for other leads. */
  readonly spamReasons: readonly string[];
};

/** The consent of a form without a notice. */
export const NO_CONSENT: LeadConsent = {
  noticeVersion: '',
  noticeText: '',
  marketing: false,
  marketingText: '',
};

/** A new id (UUID version 7): ids made later sort later. */
export function newId(): string {
  return randomUUIDv7();
}

/** The values of one form, with the other form's fields empty. */
export function leadFields(values: Partial<LeadFields>): LeadFields {
  return { ...NO_FIELDS, ...values };
}

/**
 * The fields as they are stored. Words beside a phone number, such as `98400 12345 (after 6 pm)`, go into the message,
 * so that the number can be dialled and imported.
 */
export function storedFields(values: Partial<LeadFields>): LeadFields {
  const fields = leadFields(values);
  const { number, typed } = readPhone(fields.phone) ?? { number: fields.phone, typed: null };
  if (typed === null) return fields;
  const message = [fields.message, `Phone number as typed: ${typed}`].filter(Boolean).join('\n\n');
  return { ...fields, phone: number, message };
}

const FIELDS_BY_NAME = [...LEAD_FIELDS].sort();
const NO_FIELDS = Object.fromEntries(LEAD_FIELDS.map((name) => [name, ''])) as LeadFields;

/**
 * The key that identifies a repeated submission. It includes the values: a visitor who changes the form after a
 * lost response sends the same submission id with other values, and both are stored. Without an id (no script)
 * the key is that of a UTC day: intake.ts looks for a repeat under the key of the day before too.
 */
export function submissionKey(
  kind: LeadKind,
  fields: LeadFields,
  submissionId: string | null,
  receivedAt: Date,
): string {
  // Sorted and without empty values, so that a new field of a form does not change the keys of old leads.
  const filled = FIELDS_BY_NAME.filter((name) => fields[name] !== '');
  const content = JSON.stringify([kind, ...filled.map((name) => [name, fields[name]])]);
  const digest = hash('sha256', content, 'hex').slice(0, 32);
  return `${submissionId ?? `day:${receivedAt.toISOString().slice(0, 10)}`}.${digest}`;
}

/** A row of the table as a lead. */
export function leadFromRow(row: LeadRow): Lead {
  const fields = Object.fromEntries(LEAD_FIELDS.map((name) => [name, row[name]])) as LeadFields;
  return {
    ...fields,
    id: row.id,
    reference: leadReference(row.id),
    kind: row.kind,
    receivedAt: row.received_at,
    attribution: JSON.parse(row.attribution) as Attribution,
    consent: { ...NO_CONSENT, ...(JSON.parse(row.consent) as Partial<LeadConsent>) },
    spamReasons: JSON.parse(row.spam_reasons) as string[],
  };
}

/**
 * The email address if it can be used in mail headers; null when its local part is not ASCII. Such an address is
 * only in the text of mails: in a header, strict servers refuse the mail.
 */
export function headerAddress(email: string): string | null {
  return /^[!-~]+@[a-z\d.-]+$/i.test(email) ? email : null;
}
