import type { LeadFieldName, LeadKind } from '../../../contract/lead-forms.ts';

/**
 * Why a delivery exists: mail to one recipient of the agency, mail to the visitor, call of the
 * agency's webhook, the mail of a daily test lead.
 */
export type DeliveryKind = 'agency-mail' | 'acknowledgement' | 'webhook' | 'canary';

/**
 * `held`: suspected spam, waits for a release. `due`: to be sent at `due_at`. `sent`: taken over by
 * the mail server or webhook. `dead`: given up, waits for `leads resend`. `undelivered`: the thank-you
 * mail could not be brought to the visitor. `skipped`: not sent on purpose, `last_error` says why.
 */
export type DeliveryStatus = 'held' | 'due' | 'sent' | 'dead' | 'undelivered' | 'skipped';

/** One row of `leads`. Times are ISO 8601 in UTC with milliseconds, so that text order is time order. */
export type LeadRow = Record<LeadFieldName, string> & {
  id: string;
  kind: LeadKind;
  /** Unique for one submission with one wording: see lead-store.ts. */
  submission_key: string;
  received_at: string;
  /** JSON list of reasons for suspecting spam; `[]` when none. */
  spam_reasons: string;
  released_at: string | null;
  /** The email address with all its spellings made one: see sender-key.ts. */
  sender: string;
  /** A keyed hash of the visitor's network, empty after a day: see network-key.ts. */
  network: string;
  /** Where the visitor came from: a LeadOrigin as JSON. */
  origin: string;
  /** What the visitor was told and agreed to: a LeadConsent as JSON. */
  consent: string;
  /** 1 for the daily test lead, which no list, export or count shows. */
  canary: number;
  /** When the agency was told by a digest that the lead is held. */
  digest_at: string | null;
};

/** One row of `deliveries`, the outbox. */
export type DeliveryRow = {
  id: string;
  lead_id: string;
  kind: DeliveryKind;
  /** The agency's address it goes to; empty where the lead or the settings name the receiver. */
  recipient: string;
  status: DeliveryStatus;
  /** Begun attempts, counted when a worker claims the delivery. */
  attempts: number;
  /** When the 72 hours of trying began. */
  queued_at: string;
  due_at: string;
  lease_owner: string | null;
  lease_until: string | null;
  sent_at: string | null;
  last_error: string | null;
};

/** One row of `delivery_attempts`: what the receiver said to one attempt. */
export type AttemptRow = {
  id: string;
  delivery_id: string;
  began_at: string;
  ended_at: string;
  outcome: 'sent' | 'failed' | 'refused';
  answer: string;
};

/** One row of `acknowledged`: when somebody was last thanked, by hashes only; kept for two days. */
export type AcknowledgedRow = {
  sender: string;
  delivery_id: string;
  network: string;
  at: string;
};

/** One row of `service_state`: what the service remembers between two starts. */
export type StateRow = { key: string; value: string; changed_at: string };

/** One row of `tombstones`: a lead's id or a hash of a sender that was erased for good. */
export type TombstoneRow = { subject: string; erased_at: string };

/** The tables as Kysely sees them. */
export type LeadTables = {
  leads: LeadRow;
  deliveries: DeliveryRow;
  delivery_attempts: AttemptRow;
  acknowledged: AcknowledgedRow;
  service_state: StateRow;
  tombstones: TombstoneRow;
};
