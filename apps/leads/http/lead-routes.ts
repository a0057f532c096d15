import { CONFIRMED_FIELD } from '@agency/contract/confirmed-field.ts';
import { formWith } from '@agency/contract/form-settings.ts';
import { SERVICE_WORDS } from '@agency/contract/form-words.ts';
import { LEAD_FORMS } from '@agency/contract/lead-forms.ts';
import { summaryMessage } from '@agency/contract/messages.ts';
import { type RawFields, validateLead } from '@agency/contract/validation.ts';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NetworkKey } from '../intake/client-network.ts';
import { confirmationOf, leadDoubts } from '../intake/doubts.ts';
import type { Intake } from '../intake/intake.ts';
import { readSubmission } from '../intake/submission.ts';
import { redactedError } from '../redacted-error.ts';
import { storedFields } from '../store/lead.ts';
import { storeProblem } from '../store/store-problem.ts';
import { allowOrigins } from './allowed-origins.ts';
import { languageOfForm } from './built-site.ts';
import { parseForms, readForm } from './form-body.ts';
import { type HttpError, httpErrorOf, storageDown, tooManyLeads } from './http-error.ts';
import {
  acceptsHtml,
  isCrossSite,
  type ReplySettings,
  replyAccepted,
  replyError,
} from './lead-reply.ts';

export type LeadRouteParts = ReplySettings & {
  readonly intake: Intake;
  readonly networkKey: NetworkKey;
  /** Maximum number of refused forms of one network in ten minutes; another one than the default is for tests. */
  readonly maxRefused?: number;
};

/** Each refused form of a visitor without script costs 6 ms for its page. Two for each lead of a network. */
const MAX_REFUSED = 600;
const TEN_MINUTES_MS = 600_000;

type Form = (typeof LEAD_FORMS)[keyof typeof LEAD_FORMS];

/** The two routes that receive leads. Register them in their own scope: they replace the body parsers. */
export async function addLeadRoutes(app: FastifyInstance, parts: LeadRouteParts): Promise<void> {
  parseForms(app);
  await allowOrigins(app, parts.allowedOrigins);

  await app.register(rateLimit, { global: false });
  const limitRefused = app.createRateLimit({
    max: parts.maxRefused ?? MAX_REFUSED,
    timeWindow: TEN_MINUTES_MS,
    keyGenerator: ({ ip }) => parts.networkKey(ip ?? ''),
  });

  /** Only refused forms count here, so that no lead and no repeat of one is refused by this limit. */
  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    form: Form,
    httpError: HttpError,
    raw: RawFields,
  ): Promise<FastifyReply> {
    const limit = await limitRefused(request);
    const exceeded = !limit.isAllowed && limit.isExceeded;
    const { words = SERVICE_WORDS } = languageOfForm(await parts.currentSite(), raw) ?? {};
    const error =
      exceeded && httpError.status < 500 ? tooManyLeads(limit.ttlInSeconds, words) : httpError;
    return replyError(parts, request, reply, form, { ...error, withoutForm: exceeded }, raw);
  }

  for (const form of Object.values(LEAD_FORMS)) {
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
        if (typeof outcome === 'string') return replyAccepted(parts, request, reply, outcome, raw);
        const { confirmed = raw[CONFIRMED_FIELD] } = outcome;
        return refuse(request, reply, form, outcome, { ...raw, [CONFIRMED_FIELD]: confirmed });
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
  const site = await parts.currentSite();
  const language = languageOfForm(site, raw);
  const words = language?.words ?? SERVICE_WORDS;
  const fieldsOfSite = formWith(form.kind, language?.forms ?? site.forms, language?.words);
  const checked = validateLead(fieldsOfSite, raw);
  if (!checked.ok) {
    const { errors } = checked;
    return { status: 422, message: summaryMessage(Object.values(errors)), errors };
  }
  const confirmed = raw[CONFIRMED_FIELD];
  // A form without the hidden field could not answer.
  if (confirmed !== undefined) {
    const errors = leadDoubts(fieldsOfSite, checked.values, confirmed, site.country, words);
    const message = summaryMessage(Object.values(errors));
    if (message !== '')
      return {
        status: 422,
        message,
        errors,
        confirmed: confirmationOf(confirmed, errors, checked.values),
      };
  }
  try {
    const receivedAt = new Date();
    const fields = storedFields(checked.values);
    const clientNetwork = parts.networkKey(request.ip ?? '');
    const saved = await parts.intake.receive(
      {
        kind: form.kind,
        fields,
        clientNetwork,
        submission: readSubmission(raw, isCrossSite(request, parts)),
      },
      receivedAt,
    );
    if ('wait' in saved) return tooManyLeads(saved.wait, words);
    request.log.info(
      { lead: saved.id, kind: form.kind, repeated: saved.repeated, inSummary: saved.inSummary },
      'lead saved',
    );
    return saved.id;
  } catch (error) {
    request.log.error({ reason: storeProblem(error) }, 'lead could not be stored');
    return storageDown(words);
  }
}
