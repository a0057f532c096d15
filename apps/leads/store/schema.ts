import type { LeadFieldName, LeadKind } from '@agency/contract/lead-forms.ts';

/**
 * Why a delivery exists: mail to one recipient of the agency, a place in the next summary of
 * suspected spam for one recipient, mail to the visitor, call of the agency's webhook.
 */
export type DeliveryKind = 'agency-mail' | 'spam-summary' | 'auto-reply' | 'webhook';

/**
 * `due`: to be sent at `due_at`. `sent`: taken over by the mail server or webhook. `failed`: given
 * up, waits for `leads resend`. `skipped`: not sent on purpose, `last_error` says why.
 */
export type DeliveryStatus = 'due' | 'sent' | 'failed' | 'skipped';

/** One row of `leads`. Times are ISO 8601 in UTC with milliseconds, so that text order is time order. */
export type LeadRow = Record<LeadFieldName, string> & {
  id: string;
  kind: LeadKind;
  /** Unique for one submission with one wording: see lead.ts. */
  submission_key: string;
  received_at: string;
  /** JSON list of reasons for suspecting spam; `[]` when none. */
  spam_reasons: string;
  /** A keyed hash of the email address, the same for all its spellings: see visitor-key.ts. */
  visitor_key: string;
  /** A keyed hash of the visitor's network, empty after a day: see client-network.ts. */
  client_network: string;
  /** Where the visitor came from: a LeadOrigin as JSON. */
  origin: string;
  /** What the visitor was shown and agreed to: a LeadConsent as JSON. */
  consent: string;
};

/** One row of `deliveries`, the outbox. */
export type DeliveryRow = {
  id: string;
  lead_id: string;
  kind: DeliveryKind;
  /** The agency's address it goes to; empty where the lead or the settings name the receiver. */
  recipient: string;
  status: DeliveryStatus;
  /** Attempts begun, counted when a worker claims the delivery. */
  attempts: number;
  /** When the 72 hours of trying began. */
  queued_at: string;
  due_at: string;
  /** Until then one worker has it; null when nobody has. */
  claimed_until: string | null;
  sent_at: string | null;
  last_error: string | null;
};

/** One row of `delivery_attempts`: what the receiver said to one attempt. */
export type AttemptRow = {
  id: string;
  delivery_id: string;
  began_at: string;
  ended_at: string;
  outcome: 'sent' | 'failed';
  answer: string;
};

/** One row of `service_state`: what the service remembers between two starts. */
export type StateRow = { key: string; value: string; changed_at: string };

/** One row of `erasure_records`: a lead or a person that was erased for good, by id or visitor key. */
export type ErasureRow = { erasure_key: string; erased_at: string };

/** The tables as Kysely sees them. */
export type LeadTables = {
  leads: LeadRow;
  deliveries: DeliveryRow;
  delivery_attempts: AttemptRow;
  service_state: StateRow;
  erasure_records: ErasureRow;
};
