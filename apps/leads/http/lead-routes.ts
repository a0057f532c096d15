import { LEAD_FORMS } from '@agency/contract/lead-forms.ts';
import { summaryMessage } from '@agency/contract/messages.ts';
import { type RawFields, validateLead } from '@agency/contract/validation.ts';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { NetworkKey } from '../intake/client-network.ts';
import type { Intake } from '../intake/intake.ts';
import { readSubmission } from '../intake/submission.ts';
import { redactedError } from '../redacted-error.ts';
import { leadFields } from '../store/lead.ts';
import { storeProblem } from '../store/store-problem.ts';
import { allowOrigins } from './allowed-origins.ts';
import { parseForms, readForm } from './form-body.ts';
import { type HttpError, httpErrorOf, STORAGE_DOWN, tooManyLeads } from './http-error.ts';
import { acceptsHtml, type ReplySettings, replyAccepted, replyError } from './lead-reply.ts';

export type LeadRouteParts = ReplySettings & {
  readonly intake: Intake;
  readonly networkKey: NetworkKey;
};

type Form = (typeof LEAD_FORMS)[keyof typeof LEAD_FORMS];

/** The two routes that receive leads. Register them in their own scope: they replace the body parsers. */
export async function addLeadRoutes(app: FastifyInstance, parts: LeadRouteParts): Promise<void> {
  parseForms(app);
  await allowOrigins(app, parts.allowedOrigins);

  for (const form of Object.values(LEAD_FORMS)) {
    const refuse = replyError.bind(null, parts);
    app.route({
      method: 'POST',
      url: form.endpoint,
      errorHandler(error: FastifyError, request, reply) {
        const httpError = httpErrorOf(error);
        if (httpError.status >= 500)
          request.log.error({ reason: redactedError(error) }, 'lead refused');
        return refuse(request, reply, form, httpError, {});
      },
      async handler(request, reply) {
        const raw = await readForm(request);
        const outcome = await receive(parts, request, form, raw);
        return typeof outcome === 'string'
          ? replyAccepted(parts, request, reply, outcome)
          : refuse(request, reply, form, outcome, raw);
      },
    });
    app.route({
      method: ['GET', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'],
      url: form.endpoint,
      handler(request, reply) {
        reply.header('cache-control', 'no-store').header('allow', 'POST, OPTIONS');
        if (request.method === 'OPTIONS') return reply.code(204).send();
        // A visitor reloaded a page that was shown again after a mistake.
        if (request.method === 'GET' && acceptsHtml(request)) return reply.redirect(form.page, 303);
        return reply
          .code(405)
          .send({ status: 'error', message: 'This URL accepts forms only (POST).' });
      },
    });
  }
}

/** @returns the id of the stored lead, or the error */
async function receive(
  parts: LeadRouteParts,
  request: FastifyRequest,
  form: Form,
  raw: RawFields,
): Promise<string | HttpError> {
  const checked = validateLead(form, raw);
  if (!checked.ok) {
    const { errors } = checked;
    return { status: 422, message: summaryMessage(Object.values(errors)), errors };
  }
  try {
    const receivedAt = new Date();
    const fields = leadFields(checked.values);
    const clientNetwork = parts.networkKey(request.ip ?? '');
    const saved = await parts.intake.receive(
      { kind: form.kind, fields, clientNetwork, submission: readSubmission(raw) },
      receivedAt,
    );
    if ('wait' in saved) return tooManyLeads(saved.wait);
    request.log.info(
      { lead: saved.id, kind: form.kind, repeated: saved.repeated, suspected: saved.suspected },
      'lead saved',
    );
    return saved.id;
  } catch (error) {
    request.log.error({ reason: storeProblem(error) }, 'lead could not be stored');
    return STORAGE_DOWN;
  }
}
