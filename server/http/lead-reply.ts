import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LeadForm } from '../../contract/form-field.ts';
import type { LeadAnswer } from '../../contract/lead-answer.ts';
import { THANK_YOU_PATH } from '../../contract/lead-forms.ts';
import { errorAlert, SUCCESS_MESSAGE } from '../../contract/messages.ts';
import type { RawFields } from '../../contract/validation.ts';
import { escapeHtml } from '../leads/mail-text.ts';
import { listedOrigin } from './allowed-origins.ts';
import { fillFormPage } from './form-page.ts';
import { wantsPage } from './negotiation.ts';
import type { Refusal } from './refusal.ts';

/** What the answers need to know of the service. */
export type ReplySettings = {
  readonly siteFolder: string;
  readonly allowedOrigins: readonly string[];
};

/** Answers an accepted lead: JSON, or the thank-you page of the site the form stands on. */
export function replyAccepted(
  settings: ReplySettings,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (wantsPage(request.headers)) {
    const origin = listedOrigin(request, settings.allowedOrigins) ?? '';
    return reply.redirect(`${origin}${THANK_YOU_PATH}`, 303);
  }
  const answer: LeadAnswer = { status: 'success', message: SUCCESS_MESSAGE, id };
  return reply.code(200).send(answer);
}

/** Answers a lead that was not kept: JSON, or the form's page with all values and the messages. */
export async function replyRefused(
  settings: ReplySettings,
  request: FastifyRequest,
  reply: FastifyReply,
  form: LeadForm,
  refusal: Refusal,
  values: RawFields,
): Promise<FastifyReply> {
  const { status, message, errors, retryAfterSeconds } = refusal;
  reply.code(status).header('cache-control', 'no-store');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  // The rest of an unread body must not be taken for the next request.
  if (status === 413 || status === 400) reply.header('connection', 'close');
  if (!wantsPage(request.headers)) {
    const answer: LeadAnswer = { status: 'error', message, ...(errors && { errors }) };
    return reply.send(answer);
  }
  const file = path.join(settings.siteFolder, `${form.page}.html`);
  const built = await readFile(file, 'utf8').catch(() => '');
  const page = fillFormPage(built, { form, values, message, errors: errors ?? {} });
  return reply.type('text/html; charset=utf-8').send(page ?? barePage(form, message));
}

function barePage(form: LeadForm, message: string): string {
  const words = escapeHtml(errorAlert(message));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${words}</title></head><body><p role="alert">${words}</p><p><a href="${form.page}">Back to the form</a></p></body></html>`;
}
