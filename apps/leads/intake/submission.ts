import { ATTRIBUTION_FIELD } from '@agency/contract/attribution.ts';
import {
  type LeadConsent,
  MARKETING_FIELD,
  MARKETING_TEXT_FIELD,
  MAX_NOTICE_LENGTH,
  NOTICE_TEXT_FIELD,
  NOTICE_VERSION_FIELD,
} from '@agency/contract/consent-fields.ts';
import { cutText } from '@agency/contract/cut-text.ts';
import {
  HONEYPOT_FIELD,
  STARTED_AT_FIELD,
  SUBMISSION_ID_FIELD,
} from '@agency/contract/hidden-fields.ts';
import { isLanguage, LANGUAGE_FIELD } from '@agency/contract/language-field.ts';
import { normaliseLine, normaliseText } from '@agency/contract/normalise.ts';
import { unpackAttribution } from '@agency/contract/unpack-attribution.ts';
import type { RawFields } from '@agency/contract/validation.ts';

/** What a form was sent with, beside its fields. */
export type Submission = ReturnType<typeof readSubmission>;

/**
 * Reads the hidden fields. Never throws: invalid values count as missing.
 * @param isCrossSite whether a page of a site that is not listed posted the form
 */
export function readSubmission(raw: RawFields, isCrossSite: boolean) {
  return {
    isCrossSite,
    submissionId: /^[\w-]{8,64}$/.exec(firstValue(raw, SUBMISSION_ID_FIELD))?.[0] ?? null,
    honeypot: firstValue(raw, HONEYPOT_FIELD),
    startedAt: firstValue(raw, STARTED_AT_FIELD),
    attribution: unpackAttribution(firstValue(raw, ATTRIBUTION_FIELD)),
    consent: readConsent(raw),
  };
}

function readConsent(raw: RawFields): LeadConsent {
  const text = (name: string) => cutText(normaliseText(firstValue(raw, name)), MAX_NOTICE_LENGTH);
  const language = firstValue(raw, LANGUAGE_FIELD);
  return {
    noticeVersion: cutText(normaliseLine(firstValue(raw, NOTICE_VERSION_FIELD)), 60),
    noticeText: text(NOTICE_TEXT_FIELD),
    marketing: firstValue(raw, MARKETING_FIELD) === 'yes',
    marketingText: text(MARKETING_TEXT_FIELD),
    ...(isLanguage(language) && { language }),
  };
}

/** Of a field that is there twice, the first value counts. */
function firstValue(raw: RawFields, name: string): string {
  const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}
