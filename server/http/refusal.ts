import type { FastifyError } from 'fastify';
import type { FieldErrors } from '../../contract/lead-answer.ts';

/** A lead that was not kept: the status of the answer and words for the visitor. */
export type Refusal = {
  readonly status: number;
  readonly message: string;
  readonly errors?: FieldErrors;
  readonly retryAfterSeconds?: number;
};

export const NOT_A_FORM: Refusal = { status: 415, message: 'Send the form as form data.' };
export const TOO_LARGE: Refusal = {
  status: 413,
  message: 'Your message is too large. Shorten it and send it again.',
};
export const TOO_MANY_PARTS: Refusal = { status: 400, message: 'The form has too many fields.' };
export const HAS_FILE: Refusal = {
  status: 400,
  message: 'Files cannot be sent with this form. Remove the file and send it again.',
};
export const UNREADABLE: Refusal = {
  status: 400,
  message: 'The form could not be read. Please send it again.',
};
export const STORAGE_DOWN: Refusal = {
  status: 503,
  message:
    'We could not save your message just now. Please try again in a few minutes, or call us.',
  retryAfterSeconds: 60,
};
const BUSY: Refusal = {
  status: 503,
  message: 'We are very busy right now. Please try again in a few seconds.',
  retryAfterSeconds: 10,
};
const UNEXPECTED: Refusal = {
  status: 500,
  message: 'Something went wrong on our side. Please try again, or call us.',
};

/** Thrown where reading a form cannot go on. */
export class RefusedForm extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** @param seconds until the next lead is taken */
export function flood(seconds: number): Refusal {
  return {
    status: 429,
    message: `Too many messages in a short time. Please wait ${seconds} seconds and try again.`,
    retryAfterSeconds: seconds,
  };
}

const BY_CODE: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: NOT_A_FORM,
  FST_ERR_CTP_EMPTY_TYPE: NOT_A_FORM,
  FST_ERR_CTP_BODY_TOO_LARGE: TOO_LARGE,
  FST_REQ_FILE_TOO_LARGE: HAS_FILE,
  FST_FILES_LIMIT: HAS_FILE,
  FST_PARTS_LIMIT: TOO_MANY_PARTS,
  FST_FIELDS_LIMIT: TOO_MANY_PARTS,
  FST_UNDER_PRESSURE: BUSY,
};

/** The refusal behind any error of Fastify, its plugins or this service. */
export function refusalOf(error: FastifyError | RefusedForm): Refusal {
  if (error instanceof RefusedForm) return error.refusal;
  const known = BY_CODE[error.code];
  if (known !== undefined) return known;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? UNREADABLE : UNEXPECTED;
}
