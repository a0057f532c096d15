import {
  type LeadConsent,
  LONGEST_NOTICE,
  MARKETING_FIELD,
  MARKETING_TEXT_FIELD,
  NOTICE_TEXT_FIELD,
  NOTICE_VERSION_FIELD,
} from '@agency/contract/consent-fields.ts';
import {
  HONEYPOT_FIELD,
  STARTED_AT_FIELD,
  SUBMISSION_ID_FIELD,
} from '@agency/contract/hidden-fields.ts';
import { ORIGIN_FIELD, unpackOrigin } from '@agency/contract/lead-origin.ts';
import { normaliseLine, normaliseText } from '@agency/contract/normalise.ts';
import type { RawFields } from '@agency/contract/validation.ts';

/** What came with the fields of a form, none of it typed by the visitor. */
export type Submission = ReturnType<typeof readSubmission>;

/** Reads the hidden fields. Never throws: what is missing or odd counts as absent. */
export function readSubmission(raw: RawFields) {
  return {
    submissionId: /^[\w-]{8,64}$/.exec(single(raw, SUBMISSION_ID_FIELD))?.[0] ?? null,
    honeypot: single(raw, HONEYPOT_FIELD),
    startedAt: single(raw, STARTED_AT_FIELD),
    origin: unpackOrigin(single(raw, ORIGIN_FIELD)),
    consent: readConsent(raw),
  };
}

function readConsent(raw: RawFields): LeadConsent {
  const text = (name: string) => normaliseText(single(raw, name)).slice(0, LONGEST_NOTICE);
  return {
    noticeVersion: normaliseLine(single(raw, NOTICE_VERSION_FIELD)).slice(0, 60),
    noticeText: text(NOTICE_TEXT_FIELD),
    marketing: single(raw, MARKETING_FIELD) === 'yes',
    marketingText: text(MARKETING_TEXT_FIELD),
  };
}

function single(raw: RawFields, name: string): string {
  const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}
