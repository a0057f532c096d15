import { redactedError } from '../redacted-error.ts';
import type { LeadDatabase } from '../store/database.ts';
import { leadFromRow } from '../store/lead.ts';
import type { ClaimedDelivery } from '../store/schema.ts';
import { nextAttempt } from './backoff.ts';
import type { ChannelParts } from './channel.ts';
import { CHANNELS } from './channels.ts';
import type { Outcome } from './outbox.ts';

export type DeliverParts = ChannelParts & { readonly database: LeadDatabase };

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
  parts: DeliverParts,
  deliveries: readonly ClaimedDelivery[],
  stopped: AbortSignal,
): Promise<Outcome> {
  const ids = deliveries.map(({ lead_id }) => lead_id);
  const rows = parts.database.db.selectFrom('leads').selectAll().where('id', 'in', ids);
  const leads = (await rows.orderBy('received_at').execute()).map(leadFromRow);
  const [[delivery], [lead]] = [deliveries, leads];
  if (lead === undefined || delivery === undefined) {
    return { status: 'skipped', response: 'the lead was erased' };
  }
  const { send, limitMs } = CHANNELS[delivery.kind];
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(limitMs)]);
  const sent = await send({ ...parts, delivery, lead, leads, signal });
  // Some mail servers repeat the visitor's address in a response.
  return typeof sent === 'string'
    ? { status: 'sent', response: redactedError(sent) }
    : { status: 'skipped', response: sent.skip };
}

function outcomeOfError(delivery: ClaimedDelivery, error: unknown, stopped: boolean): Outcome {
  const now = new Date();
  if (stopped) return { status: 'due', response: 'the service was stopped', dueAt: now };
  const response = redactedError(error);
  const isFinal = CHANNELS[delivery.kind].isFinal(error);
  const dueAt = isFinal ? null : nextAttempt(delivery.attempts, new Date(delivery.queued_at), now);
  return dueAt === null ? { status: 'failed', response } : { status: 'due', response, dueAt };
}
