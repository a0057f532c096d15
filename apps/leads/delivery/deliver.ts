import type { WebhookSettings } from '../config.ts';
import { isPermanentRefusal } from '../mail/mail-transport.ts';
import type { Mailer } from '../mail/mailer.ts';
import { redactedError } from '../redacted-error.ts';
import type { LeadDatabase } from '../store/database.ts';
import { leadFromRow } from '../store/lead.ts';
import { nextAttempt } from './backoff.ts';
import type { ClaimedDelivery, Outcome } from './outbox.ts';
import { callWebhook, isGone } from './webhook.ts';

// The time limit of one attempt, shorter than a claim. A mail server may check a mail for a long time; an early
// timeout would send it twice.
const MAIL_MS = 150_000;
const WEBHOOK_MS = 20_000;

export type DeliverParts = {
  readonly database: LeadDatabase;
  readonly mailer: Mailer;
  readonly webhook: WebhookSettings | null;
};

/**
 * Makes one attempt at one delivery, or at all deliveries of a summary. Never throws: an error is an outcome.
 * @param stopped aborts the attempt when the service stops
 */
export async function deliver(
  parts: DeliverParts,
  deliveries: readonly ClaimedDelivery[],
  stopped: AbortSignal,
): Promise<{ delivery: ClaimedDelivery; outcome: Outcome }[]> {
  try {
    const outcome = await attempt(parts, deliveries, stopped);
    return deliveries.map((delivery) => ({ delivery, outcome }));
  } catch (error) {
    return deliveries.map((delivery) => ({
      delivery,
      outcome: outcomeOfError(delivery, error, stopped.aborted),
    }));
  }
}

async function attempt(
  { database, mailer, webhook }: DeliverParts,
  deliveries: readonly ClaimedDelivery[],
  stopped: AbortSignal,
): Promise<Outcome> {
  const ids = deliveries.map(({ lead_id }) => lead_id);
  const rows = database.db.selectFrom('leads').selectAll().where('id', 'in', ids);
  const leads = (await rows.orderBy('received_at').execute()).map(leadFromRow);
  const [[delivery], [lead]] = [deliveries, leads];
  if (lead === undefined || delivery === undefined) {
    return { status: 'skipped', response: 'the lead was erased' };
  }
  const within = (ms: number) => AbortSignal.any([stopped, AbortSignal.timeout(ms)]);
  if (delivery.kind !== 'webhook') {
    const mail = { ...delivery, kind: delivery.kind };
    return { status: 'sent', response: await mailer.send(mail, leads, within(MAIL_MS)) };
  }
  if (webhook === null) return { status: 'skipped', response: 'WEBHOOK_URL is no longer set' };
  const response = await callWebhook(webhook, lead, delivery.id, within(WEBHOOK_MS));
  return { status: 'sent', response };
}

function outcomeOfError(delivery: ClaimedDelivery, error: unknown, stopped: boolean): Outcome {
  const now = new Date();
  if (stopped) return { status: 'due', response: 'the service was stopped', dueAt: now };
  const response = redactedError(error);
  // A mistyped email address of a visitor, or a webhook that no longer exists.
  const isFinal = (delivery.kind === 'auto-reply' && isPermanentRefusal(error)) || isGone(error);
  const dueAt = isFinal ? null : nextAttempt(delivery.attempts, new Date(delivery.queued_at), now);
  return dueAt === null ? { status: 'failed', response } : { status: 'due', response, dueAt };
}
