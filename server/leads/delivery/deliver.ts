import type { WebhookSettings } from '../../config.ts';
import { redactedError } from '../../redacted-error.ts';
import type { AcknowledgementLimit } from '../mail/acknowledgement-limit.ts';
import type { Mailer } from '../mail/mail.ts';
import { isRefusedForGood } from '../mail/mail-transport.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { attemptLimitMs, nextAttempt } from './backoff.ts';
import type { ClaimedDelivery } from './delivery-claim.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import { callWebhook, WebhookRefused } from './webhook.ts';

export type DeliverParts = {
  readonly store: Pick<LeadStore, 'find'>;
  readonly mailer: Mailer;
  readonly webhook: WebhookSettings | null;
  readonly acknowledgements: AcknowledgementLimit;
  readonly now: () => Date;
};

/**
 * Makes one attempt at a delivery. Never throws: whatever happens is an outcome.
 * @param stopped ends the attempt when the service has waited for it long enough
 */
export async function deliver(
  parts: DeliverParts,
  delivery: ClaimedDelivery,
  stopped: AbortSignal,
): Promise<DeliveryOutcome> {
  try {
    return await attempt(parts, delivery, stopped);
  } catch (error) {
    const answer = stopped.aborted ? 'the service was stopped' : redactedError(error);
    if (delivery.kind === 'acknowledgement' && isRefusedForGood(error)) {
      return { kind: 'undelivered', answer };
    }
    if (error instanceof WebhookRefused && error.forGood) return { kind: 'dead', answer };
    const now = parts.now();
    if (stopped.aborted) return { kind: 'failed', answer, dueAt: now };
    const dueAt = nextAttempt(delivery.attempts, new Date(delivery.queued_at), now);
    if (dueAt !== null) return { kind: 'failed', answer, dueAt };
    // A visitor's address that takes no mail is no trouble of the lead, which has long been told.
    return { kind: delivery.kind === 'acknowledgement' ? 'undelivered' : 'dead', answer };
  }
}

async function attempt(
  parts: DeliverParts,
  delivery: ClaimedDelivery,
  stopped: AbortSignal,
): Promise<DeliveryOutcome> {
  const { kind } = delivery;
  const lead = await parts.store.find(delivery.lead_id);
  if (lead === null) return { kind: 'skipped', answer: 'the lead was erased' };
  const limit = attemptLimitMs(kind === 'webhook' ? 'webhook' : 'mail', delivery.attempts);
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(limit)]);
  if (kind === 'webhook') {
    if (parts.webhook === null) return { kind: 'skipped', answer: 'WEBHOOK_URL is no longer set' };
    return { kind: 'sent', answer: await callWebhook(parts.webhook, lead, delivery.id, signal) };
  }
  if (kind === 'acknowledgement') {
    const reason = await parts.acknowledgements.take(lead, delivery.id, parts.now());
    if (reason !== null) return { kind: 'skipped', answer: reason };
  }
  return { kind: 'sent', answer: await parts.mailer.send({ ...delivery, kind }, lead, signal) };
}
