import type { LeadFieldName, LeadKind } from '@agency/contract/lead-forms.ts';
import type { Generated } from 'kysely';

/** The channels of delivery/channels.ts. */
export type DeliveryKind = 'agency-mail' | 'spam-summary' | 'auto-reply' | 'webhook' | 'chat';

/**
 * `due`: to be sent at `due_at`. `sent`: accepted by the mail server or webhook. `failed`: no more attempts until
 * `leads resend`. `acknowledged`: failed, and the agency knows. `skipped`: intentionally not sent, `last_error` says
 * why.
 */
export type DeliveryStatus = 'due' | 'sent' | 'failed' | 'acknowledged' | 'skipped';

/** One row of `leads`. Times are ISO 8601 in UTC with milliseconds, so that text order is time order. */
export type LeadRow = Record<LeadFieldName, string> & {
  id: string;
  kind: LeadKind;
  /** Unique for one submission with the same values: see lead.ts. */
  submission_key: string;
  received_at: string;
  /** JSON list of the reasons why it is mailed in the summary; `[]` when none. */
  spam_reasons: string;
  /** A keyed hash of the email address, the same for all its spellings: see visitor-key.ts. */
  visitor_key: string;
  /** A keyed hash of the visitor's network, empty after a day: see client-network.ts. */
  client_network: string;
  /** An Attribution as JSON. */
  attribution: string;
  /** A LeadConsent as JSON. */
  consent: string;
};

/** One row of `deliveries`, the outbox. */
export type DeliveryRow = {
  id: string;
  lead_id: string;
  kind: DeliveryKind;
  /** Email address in the agency; empty in channels with one receiver. */
  recipient: string;
  status: DeliveryStatus;
  /** Number of started attempts, counted when a worker claims the delivery. */
  attempts: number;
  /** Start of the 72 hours of attempts. */
  queued_at: string;
  due_at: string;
  /** End of a worker's claim; null when not claimed. */
  claimed_until: string | null;
  sent_at: string | null;
  last_error: string | null;
};

/** Deliveries of one kind to one recipient. */
export type Queue = Pick<DeliveryRow, 'kind' | 'recipient'>;

/** A delivery that one worker has claimed until the claim expires. */
export type ClaimedDelivery = Queue &
  Pick<DeliveryRow, 'id' | 'lead_id' | 'attempts' | 'queued_at'>;

/** One row of `delivery_attempts`; `response` is the receiver's. */
export type AttemptRow = {
  id: string;
  delivery_id: string;
  began_at: string;
  ended_at: string;
  outcome: 'sent' | 'failed';
  response: string;
};

/** One row of `service_state`: values that outlive a restart. */
export type StateRow = { key: string; value: string; changed_at: string };

/** One row of `erasure_records`: an erased lead or person, by id or visitor key. */
export type ErasureRow = { erasure_key: string; erased_at: string };

/** The tables for Kysely. */
export type LeadTables = {
  leads: LeadRow & {
    /** The key of an earlier version; empty in leads received since then. See visitor-key-migration.ts. */
    earlier_visitor_key: Generated<string>;
  };
  deliveries: DeliveryRow;
  delivery_attempts: AttemptRow;
  service_state: StateRow;
  erasure_records: ErasureRow;
};
