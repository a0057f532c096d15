import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import {
  HONEYPOT_FIELD,
  STARTED_AT_FIELD,
  SUBMISSION_ID_FIELD,
} from '../../contract/hidden-fields.ts';
import { LEAD_FORMS } from '../../contract/lead-forms.ts';
import { summaryMessage } from '../../contract/messages.ts';
import { type RawFields, validateLead } from '../../contract/validation.ts';
import { failureReason } from '../leads/failure-reason.ts';
import { leadFields, type NewLead } from '../leads/lead.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { spamReasons } from '../leads/spam.ts';
import { allowOrigins } from './allowed-origins.ts';
import { FORM_LIMITS, readForm } from './form-body.ts';
import { type ReplySettings, replyAccepted, replyRefused } from './lead-reply.ts';
import { flood, type Refusal, refusalOf, STORAGE_DOWN } from './refusal.ts';

export type LeadRouteParts = ReplySettings & {
  readonly store: LeadStore;
  /** Told after each new lead, so that its mail leaves at once. */
  readonly onLead: () => void;
  /** Posts taken from one network address in one minute. */
  readonly leadsPerMinute: number;
};

const HOUR_MS = 60 * 60 * 1000;
type Form = (typeof LEAD_FORMS)[keyof typeof LEAD_FORMS];

/** The two routes that receive leads. Register in a scope of its own: it replaces the body parsers. */
export async function addLeadRoutes(app: FastifyInstance, parts: LeadRouteParts): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: FORM_LIMITS.bodyBytes });
  await app.register(multipart, {
    limits: {
      fieldNameSize: 100,
      fieldSize: FORM_LIMITS.fieldBytes,
      fields: FORM_LIMITS.fields,
      parts: FORM_LIMITS.fields + 1,
      files: 1,
      headerPairs: 20,
    },
  });
  await app.register(rateLimit, { global: false });
  await app.register(underPressure, { maxEventLoopDelay: 2000, retryAfter: 10 });
  allowOrigins(app, parts.allowedOrigins);
  const countPost = app.createRateLimit({ max: parts.leadsPerMinute, timeWindow: 60_000 });

  for (const form of Object.values(LEAD_FORMS)) {
    const refuse = replyRefused.bind(null, parts);
    app.route({
      method: 'POST',
      url: form.endpoint,
      bodyLimit: FORM_LIMITS.bodyBytes,
      errorHandler(error: FastifyError, request, reply) {
        const refusal = refusalOf(error);
        if (refusal.status >= 500)
          request.log.error({ reason: failureReason(error) }, 'lead refused');
        return refuse(request, reply, form, refusal, {});
      },
      async handler(request, reply) {
        const raw = await readForm(request);
        const limit = await countPost(request);
        if (!limit.isAllowed && limit.isExceeded) {
          return refuse(request, reply, form, flood(limit.ttlInSeconds), raw);
        }
        const outcome = await receive(parts, request, form, raw);
        return typeof outcome === 'string'
          ? replyAccepted(parts, request, reply, outcome)
          : refuse(request, reply, form, outcome, raw);
      },
    });
    app.options(form.endpoint, (_request, reply) =>
      reply.code(204).header('allow', 'POST, OPTIONS').send(),
    );
    app.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: form.endpoint,
      handler: (_request, reply) =>
        reply
          .code(405)
          .header('allow', 'POST, OPTIONS')
          .send({ status: 'error', message: 'Send the form with POST.' }),
    });
  }
}

/** @returns the id of the kept lead, or why it was refused */
async function receive(
  parts: LeadRouteParts,
  request: FastifyRequest,
  form: Form,
  raw: RawFields,
): Promise<string | Refusal> {
  const checked = validateLead(form, raw);
  if (!checked.ok) {
    const { errors } = checked;
    return { status: 422, message: summaryMessage(Object.values(errors)), errors };
  }
  const receivedAt = new Date();
  const fields = leadFields(checked.values);
  try {
    const recentFromSender = await parts.store.countFrom(
      fields.email,
      new Date(receivedAt.getTime() - HOUR_MS),
    );
    const signs = {
      honeypot: single(raw, HONEYPOT_FIELD),
      startedAt: single(raw, STARTED_AT_FIELD),
      recentFromSender,
    };
    const lead: NewLead = {
      kind: form.kind,
      fields,
      submissionId: /^[\w-]{8,64}$/.exec(single(raw, SUBMISSION_ID_FIELD))?.[0] ?? null,
      spamReasons: spamReasons(fields, signs, receivedAt),
      receivedAt,
    };
    const kept = await parts.store.keep(lead);
    const suspected = lead.spamReasons.length > 0;
    request.log.info(
      { lead: kept.id, kind: form.kind, repeated: kept.repeated, suspected },
      'lead kept',
    );
    if (!kept.repeated) parts.onLead();
    return kept.id;
  } catch (error) {
    request.log.error({ reason: failureReason(error) }, 'lead could not be kept');
    return STORAGE_DOWN;
  }
}

function single(raw: RawFields, name: string): string {
  const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
  return (typeof value === 'string' ? value : (value?.join(' ') ?? '')).trim();
}
