import type { LeadForm } from '@agency/contract/form-field.ts';
import type { LeadAnswer } from '@agency/contract/lead-answer.ts';
import { leadReference, thankYouAddress } from '@agency/contract/lead-reference.ts';
import { SUCCESS_MESSAGE } from '@agency/contract/messages.ts';
import type { RawFields } from '@agency/contract/validation.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentSite } from './built-site.ts';
import { showFormPage } from './form-page.ts';
import type { HttpError } from './http-error.ts';
import { showMessagePage } from './message-page.ts';

/** What the answers need to know of the service. */
export type ReplySettings = {
  readonly currentSite: CurrentSite;
  readonly allowedOrigins: readonly string[];
};

/** A form without script names HTML; `fetch` sends a bare wildcard and gets JSON. */
export const acceptsHtml = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') ?? false;

/** The listed origin that the form is on; empty for the service's own. */
function hostOf({ headers: { origin = '' } }: FastifyRequest, settings: ReplySettings): string {
  return settings.allowedOrigins.includes(origin) ? origin : '';
}

/** Answers an accepted lead: JSON, or the thank-you page of the site that the form is on. */
export function replyAccepted(
  settings: ReplySettings,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): FastifyReply {
  reply.header('cache-control', 'no-store');
  const reference = leadReference(id);
  if (acceptsHtml(request)) {
    return reply.redirect(`${hostOf(request, settings)}${thankYouAddress(reference)}`, 303);
  }
  const answer: LeadAnswer = { status: 'success', message: SUCCESS_MESSAGE, id, reference };
  return reply.code(200).send(answer);
}

/** Answers a lead that was not stored: JSON, or the form's page with all values and the messages. */
export async function replyError(
  settings: ReplySettings,
  request: FastifyRequest,
  reply: FastifyReply,
  form: LeadForm,
  httpError: HttpError,
  values: RawFields,
): Promise<FastifyReply> {
  const { status, message, errors, retryAfterSeconds } = httpError;
  reply.code(status).header('cache-control', 'no-store');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (!acceptsHtml(request)) {
    const answer: LeadAnswer = { status: 'error', message, ...(errors && { errors }) };
    return reply.send(answer);
  }
  const site = await settings.currentSite();
  const state = { values, message, errors: errors ?? {} };
  const page = showFormPage(await site.htmlOf(form.page), form, state);
  if (page === null) {
    const address = hostOf(request, settings) + form.page;
    return reply.type('text/html; charset=utf-8').send(showMessagePage(message, address));
  }
  reply.headers(site.headersOf(form.page));
  // Only the visitor's own browser may cache it: it needs the page for going back from the thank-you page.
  reply.header('cache-control', 'private, no-cache');
  return reply.type('text/html; charset=utf-8').send(page);
}
