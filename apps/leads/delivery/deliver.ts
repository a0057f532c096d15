import type { WebhookSettings } from '../config.ts';
import { isRefusedForGood } from '../mail/mail-transport.ts';
import type { Mailer } from '../mail/mailer.ts';
import { redactedError } from '../redacted-error.ts';
import type { LeadDatabase } from '../store/database.ts';
import { leadFromRow } from '../store/lead.ts';
import { nextAttempt } from './backoff.ts';
import type { ClaimedDelivery, Outcome } from './outbox.ts';
import { callWebhook, isGone } from './webhook.ts';

// How long one attempt may take; shorter than a claim. A mail server may check a mail for long: giving
// up early would send it a second time.
const MAIL_MS = 150_000;
const WEBHOOK_MS = 20_000;

export type DeliverParts = {
  readonly database: LeadDatabase;
  readonly mailer: Mailer;
  readonly webhook: WebhookSettings | null;
};

/**
 * Makes one attempt at one delivery, or at all of a summary. Never throws: an error is an outcome.
 * @param stopped ends the attempt when the service has waited for it long enough
 */
export async function deliver(
  parts: DeliverParts,
  deliveries: readonly ClaimedDelivery[],
  stopped: AbortSignal,
): Promise<(delivery: ClaimedDelivery) => Outcome> {
  try {
    const outcome = await attempt(parts, deliveries, stopped);
    return () => outcome;
  } catch (error) {
    return (delivery) => outcomeOfError(delivery, error, stopped.aborted);
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
    return { status: 'skipped', answer: 'the lead was erased' };
  }
  const within = (ms: number) => AbortSignal.any([stopped, AbortSignal.timeout(ms)]);
  if (delivery.kind !== 'webhook') {
    const mail = { ...delivery, kind: delivery.kind };
    return { status: 'sent', answer: await mailer.send(mail, leads, within(MAIL_MS)) };
  }
  if (webhook === null) return { status: 'skipped', answer: 'WEBHOOK_URL is no longer set' };
  const answer = await callWebhook(webhook, lead, delivery.id, within(WEBHOOK_MS));
  return { status: 'sent', answer };
}

function outcomeOfError(delivery: ClaimedDelivery, error: unknown, stopped: boolean): Outcome {
  const now = new Date();
  if (stopped) return { status: 'due', answer: 'the service was stopped', dueAt: now };
  const answer = redactedError(error);
  // A mistyped address of a visitor, or a receiver that says it is gone.
  const forGood = (delivery.kind === 'auto-reply' && isRefusedForGood(error)) || isGone(error);
  const dueAt = forGood ? null : nextAttempt(delivery.attempts, new Date(delivery.queued_at), now);
  return dueAt === null ? { status: 'failed', answer } : { status: 'due', answer, dueAt };
}
