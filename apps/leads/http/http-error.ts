import { fillMessage, type ServiceWords } from '@agency/contract/form-words.ts';
import type { FieldErrors } from '@agency/contract/lead-response.ts';
import type { FastifyError } from 'fastify';

/** Why a lead was not stored: status of the response and message for the visitor. */
export type HttpError = {
  readonly status: number;
  readonly message: string;
  readonly errors?: FieldErrors;
  /** Nothing is wrong: the visitor is asked about the `errors`, and this is what the form's hidden field holds then. */
  readonly confirmed?: string;
  readonly retryAfterSeconds?: number;
  /** Without script the response is a short page without the form, which takes no time to make. */
  readonly withoutForm?: boolean;
};

export const NOT_A_FORM: HttpError = { status: 415, message: 'Please send the form again.' };
export const TOO_MANY_PARTS: HttpError = { status: 400, message: 'The form has too many fields.' };
export const HAS_FILE: HttpError = {
  status: 400,
  message: 'Files cannot be sent with this form. Remove the file and send it again.',
};
export const UNREADABLE: HttpError = {
  status: 400,
  message: 'We could not read the form. Please send it again.',
};
export const storageDown = ({ notStored }: ServiceWords): HttpError => ({
  status: 503,
  message: notStored,
  retryAfterSeconds: 60,
});
const TOO_LARGE: HttpError = {
  status: 413,
  message: 'Your message is too long. Please shorten it and send it again.',
};
const UNEXPECTED: HttpError = {
  status: 500,
  message: 'Something went wrong on our side. Please try again, or call us.',
};

/** Thrown when a form cannot be parsed. */
export class FormError extends Error {
  readonly httpError: HttpError;
  constructor(httpError: HttpError) {
    super(httpError.message);
    this.httpError = httpError;
  }
}

/** @param seconds until the next lead is accepted */
export function tooManyLeads(seconds: number, words: ServiceWords): HttpError {
  const minutes = Math.ceil(seconds / 60);
  return {
    status: 429,
    message:
      minutes === 1
        ? words.tooMany
        : fillMessage(words.tooManyMinutes, { minutes: String(minutes) }),
    retryAfterSeconds: seconds,
  };
}

/** The response for an error of Fastify, its plugins or this service. */
export function httpErrorOf(error: FastifyError | FormError): HttpError {
  if (error instanceof FormError) return error.httpError;
  const { statusCode = 500 } = error;
  const known = [NOT_A_FORM, TOO_LARGE].find(({ status }) => status === statusCode);
  return known ?? (statusCode >= 400 && statusCode < 500 ? UNREADABLE : UNEXPECTED);
}
