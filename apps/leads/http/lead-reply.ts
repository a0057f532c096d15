import type { LeadForm } from '@agency/contract/form-field.ts';
import { LANGUAGE_FIELD } from '@agency/contract/language-field.ts';
import type { LeadKind } from '@agency/contract/lead-forms.ts';
import { leadReference, thankYouUrl } from '@agency/contract/lead-reference.ts';
import type { LeadResponse } from '@agency/contract/lead-response.ts';
import { SUCCESS_MESSAGE } from '@agency/contract/messages.ts';
import type { RawFields } from '@agency/contract/validation.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CurrentSite, languageOfForm } from './built-site.ts';
import { showFormPage } from './form-page.ts';
import type { HttpError } from './http-error.ts';
import { showMessagePage } from './message-page.ts';

/** Parts of the service that the responses need. */
export type ReplySettings = {
  readonly currentSite: CurrentSite;
  readonly allowedOrigins: readonly string[];
};

/** A form without script accepts `text/html`; `fetch` sends a wildcard only and gets JSON. */
export const acceptsHtml = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') ?? false;

/** Whether a page of a site that is not listed posted the form, as browsers say. */
export function isCrossSite({ headers }: FastifyRequest, settings: ReplySettings): boolean {
  const isListed = settings.allowedOrigins.includes(headers.origin ?? '');
  return headers['sec-fetch-site'] === 'cross-site' && !isListed;
}

/** The allowed origin of the form's page; empty for the service's own. */
function originOf({ headers: { origin = '' } }: FastifyRequest, settings: ReplySettings): string {
  return settings.allowedOrigins.includes(origin) ? origin : '';
}

/** Responds to an accepted lead: JSON, or a redirect to the thank-you page of the form's site and language. */
export async function replyAccepted(
  settings: ReplySettings,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  raw: RawFields,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const reference = leadReference(id);
  if (acceptsHtml(request)) {
    const language = languageOfForm(await settings.currentSite(), raw);
    const url = thankYouUrl(reference, language?.thankYou);
    return reply.redirect(`${originOf(request, settings)}${url}`, 303);
  }
  const response: LeadResponse = { status: 'success', message: SUCCESS_MESSAGE, id, reference };
  return reply.code(200).send(response);
}

/** Responds to a lead that was not stored: JSON, or the form's page with all values and messages. */
export async function replyError(
  settings: ReplySettings,
  request: FastifyRequest,
  reply: FastifyReply,
  form: LeadForm<LeadKind>,
  httpError: HttpError,
  values: RawFields,
): Promise<FastifyReply> {
  const { status, message, errors, confirmed, retryAfterSeconds, withoutForm = false } = httpError;
  reply.code(status).header('cache-control', 'no-store');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (!acceptsHtml(request)) {
    const response: LeadResponse = { status: 'error', message, errors, confirmed };
    return reply.send(response);
  }
  const site = await settings.currentSite();
  const language = languageOfForm(site, values);
  const path = language?.pages[form.kind] ?? form.page;
  const state = {
    values,
    message,
    errors: errors ?? {},
    isQuestion: confirmed !== undefined,
    words: language?.words,
  };
  const page = withoutForm ? null : showFormPage(await site.htmlOf(path), form, state);
  if (page === null) {
    const url = originOf(request, settings) + path;
    const code = language && String(values[LANGUAGE_FIELD]);
    const plain = showMessagePage(message, url, language?.words, code);
    return reply.type('text/html; charset=utf-8').send(plain);
  }
  reply.headers(site.headersOf(path));
  // Only the visitor's browser may cache the page, which it needs to go back from the thank-you page.
  reply.header('cache-control', 'private, no-cache');
  return reply.type('text/html; charset=utf-8').send(page);
}
