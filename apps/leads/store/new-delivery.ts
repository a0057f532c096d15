import { newId } from './lead.ts';
import type { DeliveryKind, DeliveryRow } from './schema.ts';

/** A delivery before its first attempt, due now. */
export function newDelivery(
  leadId: string,
  kind: DeliveryKind,
  recipient: string,
  now: Date,
): DeliveryRow {
  const moment = now.toISOString();
  return {
    id: newId(),
    lead_id: leadId,
    kind,
    recipient,
    status: 'due',
    attempts: 0,
    queued_at: moment,
    due_at: moment,
    claimed_until: null,
    sent_at: null,
    last_error: null,
  };
}
