import type { FastifyError } from 'fastify';
import type { FieldErrors } from '../../contract/lead-answer.ts';

/** A lead that was not stored: the status of the answer and words for the visitor. */
export type HttpError = {
  readonly status: number;
  readonly message: string;
  readonly errors?: FieldErrors;
  readonly retryAfterSeconds?: number;
};

export const NOT_A_FORM: HttpError = { status: 415, message: 'Send the form as form data.' };
export const TOO_LARGE: HttpError = {
  status: 413,
  message: 'Your message is too large. Shorten it and send it again.',
};
export const TOO_MANY_PARTS: HttpError = { status: 400, message: 'The form has too many fields.' };
export const HAS_FILE: HttpError = {
  status: 400,
  message: 'Files cannot be sent with this form. Remove the file and send it again.',
};
export const UNREADABLE: HttpError = {
  status: 400,
  message: 'The form could not be read. Please send it again.',
};
export const STORAGE_DOWN: HttpError = {
  status: 503,
  message:
    'We could not save your message just now. Please try again in a few minutes, or call us.',
  retryAfterSeconds: 60,
};
const UNEXPECTED: HttpError = {
  status: 500,
  message: 'Something went wrong on our side. Please try again, or call us.',
};

/** Thrown where reading a form cannot go on. */
export class FormError extends Error {
  readonly httpError: HttpError;
  constructor(httpError: HttpError) {
    super(httpError.message);
    this.httpError = httpError;
  }
}

/** @param seconds until the next lead is taken */
export function tooManyLeads(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60);
  return {
    status: 429,
    message: `Too many messages in a short time. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
    retryAfterSeconds: seconds,
  };
}

const BY_CODE: Readonly<Record<string, HttpError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: NOT_A_FORM,
  FST_ERR_CTP_EMPTY_TYPE: NOT_A_FORM,
  FST_ERR_CTP_BODY_TOO_LARGE: TOO_LARGE,
};

/** What to answer after any error of Fastify, its plugins or this service. */
export function httpErrorOf(error: FastifyError | FormError): HttpError {
  if (error instanceof FormError) return error.httpError;
  const known = BY_CODE[error.code];
  if (known !== undefined) return known;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? UNREADABLE : UNEXPECTED;
}
