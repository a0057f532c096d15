import type { LeadKind } from '../../contract/lead-forms.ts';

/** Why a delivery exists: mail to the agency, mail to the visitor, call of the agency's webhook. */
export type DeliveryKind = 'agency-mail' | 'acknowledgement' | 'webhook';

/**
 * `held`: suspected spam, waits for `leads release`. `due`: to be sent at `due_at`.
 * `sent`: taken over by the mail server or webhook. `dead`: given up, waits for `leads resend`.
 */
export type DeliveryStatus = 'held' | 'due' | 'sent' | 'dead';

/** One row of `leads`. Times are ISO 8601 in UTC with milliseconds, so that text order is time order. */
export type LeadRow = {
  id: string;
  kind: LeadKind;
  /** Unique for one submission with one wording: see lead-store.ts. */
  submission_key: string;
  received_at: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  industry: string;
  services: string;
  website: string;
  message: string;
  /** JSON list of reasons for suspecting spam; `[]` when none. */
  spam_reasons: string;
  released_at: string | null;
};

/** One row of `deliveries`, the outbox. */
export type DeliveryRow = {
  id: string;
  lead_id: string;
  kind: DeliveryKind;
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

/** The tables as Kysely sees them. */
export type LeadTables = {
  leads: LeadRow;
  deliveries: DeliveryRow;
};
