import type { FastifyBaseLogger } from 'fastify';
import type { WebhookSettings } from '../config.ts';
import { failureReason } from './failure-reason.ts';
import type { LeadStore } from './lead-store.ts';
import { isRefusedForGood, type Mailer } from './mail.ts';
import type { ClaimedDelivery, Outbox } from './outbox.ts';
import { nextAttempt } from './retry-plan.ts';
import { callWebhook } from './webhook.ts';

const POLL_MS = 2000;
const BATCH = 4;
const ATTEMPT_MS = 60_000;
/** Longer than an attempt plus writing its outcome, so a living worker never loses a claim. */
const LEASE_MS = 3 * ATTEMPT_MS;

export type DeliveryWorkerParts = {
  readonly outbox: Outbox;
  readonly store: Pick<LeadStore, 'find'>;
  readonly mailer: Mailer;
  readonly webhook: WebhookSettings | null;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};

/** Sends what the outbox holds, until stopped. */
export type DeliveryWorker = {
  /** Looks at the outbox now instead of at the next poll; call it after keeping a lead. */
  nudge(): void;
  /** Takes no more, finishes what is being sent, gives the rest back. */
  stop(): Promise<void>;
};

/** Starts a worker that polls every 2 seconds and sends at most four deliveries at a time. */
export function startDeliveryWorker(parts: DeliveryWorkerParts): DeliveryWorker {
  const { outbox, log } = parts;
  let stopping = false;
  let again = false;
  let round: Promise<void> | null = null;
  const timer = setInterval(nudge, POLL_MS);

  function nudge(): void {
    if (stopping) return;
    if (round !== null) {
      again = true;
      return;
    }
    round = work().finally(() => {
      round = null;
    });
  }

  async function work(): Promise<void> {
    try {
      let claimed: ClaimedDelivery[];
      do {
        again = false;
        claimed = await outbox.claim(new Date(), BATCH, LEASE_MS);
        if (stopping) return await outbox.giveBack(claimed.map(({ id }) => id));
        await Promise.all(claimed.map((delivery) => attempt(parts, delivery).catch(storeIsDown)));
      } while (!stopping && (again || claimed.length === BATCH));
    } catch (error) {
      storeIsDown(error);
    }
  }

  // Leads are refused meanwhile. What was sent but not marked is sent again after its lease, under
  // the same Message-ID.
  function storeIsDown(error: unknown): void {
    log.error({ reason: failureReason(error) }, 'outbox cannot be read or written');
  }

  nudge();
  return {
    nudge,
    async stop() {
      stopping = true;
      clearInterval(timer);
      await round;
    },
  };
}

async function attempt(parts: DeliveryWorkerParts, delivery: ClaimedDelivery): Promise<void> {
  const { outbox, log } = parts;
  const { id, kind, attempts } = delivery;
  const facts = { delivery: id, lead: delivery.lead_id, kind, attempts };
  try {
    await hand(parts, delivery);
  } catch (error) {
    const reason = failureReason(error);
    const hopeless = kind === 'acknowledgement' && isRefusedForGood(error);
    const due = hopeless ? null : nextAttempt(attempts, new Date(delivery.queued_at), new Date());
    if (due === null) {
      await outbox.bury(id, reason);
      log.error({ ...facts, reason }, 'delivery given up, see: leads list --status dead');
    } else {
      await outbox.postpone(id, due, reason);
      log.warn(
        { ...facts, reason, due: due.toISOString() },
        'delivery failed, will be tried again',
      );
    }
    return;
  }
  await outbox.markSent(id, new Date());
  log.info(facts, 'delivery sent');
}

async function hand(parts: DeliveryWorkerParts, delivery: ClaimedDelivery): Promise<void> {
  const lead = await parts.store.find(delivery.lead_id);
  // Erased between claim and now; its deliveries went with it.
  if (lead === null) return;
  const signal = AbortSignal.timeout(ATTEMPT_MS);
  if (delivery.kind !== 'webhook') {
    return parts.mailer.send(delivery.kind, lead, delivery.id, signal);
  }
  if (parts.webhook === null) throw new Error('WEBHOOK_URL is no longer set');
  await callWebhook(parts.webhook, lead, delivery.id, signal);
}
