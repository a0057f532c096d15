import type { Settings } from '../config.ts';
import type { LocaleSettings } from '../locale.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Lead } from '../store/lead.ts';
import type { ClaimedDelivery } from '../store/schema.ts';

/** The settings of all channels. */
export type ChannelSettings = Pick<
  Settings,
  'mail' | 'webhookUrl' | 'webhookSecret' | 'chatWebhookUrl'
>;

/** What a channel needs to send. */
export type ChannelParts = {
  readonly settings: ChannelSettings;
  readonly mailer: Mailer;
  /** Time zone, country and phone number of the published content. */
  readonly locale: () => LocaleSettings;
};

/** One attempt; `lead` is the first of `leads`, which are several only in a channel that sends them together. */
export type Attempt = ChannelParts & {
  readonly delivery: ClaimedDelivery;
  readonly lead: Lead;
  readonly leads: readonly Lead[];
  /** Ends the attempt. */
  readonly signal: AbortSignal;
};

/** One way to deliver a lead. */
export type Channel = {
  /**
   * Who gets a new lead; none when the channel is off. Each gets a delivery of its own. A channel with one receiver
   * that its settings name returns one empty text.
   */
  recipients(settings: ChannelSettings, lead: { readonly inSummary: boolean }): readonly string[];
  /**
   * Composes and sends the message.
   * @returns the receiver's response in one line, or `skip` and why: then it is not sent and not tried again
   * @throws when it was not accepted
   */
  send(attempt: Attempt): Promise<string | { readonly skip: string }>;
  /** Time limit of one attempt in milliseconds; shorter than a claim, see outbox.ts. */
  readonly limitMs: number;
  /** Whether an error is final, so that no retry can succeed. Others are retried for 72 hours. */
  isFinal(error: unknown): boolean;
  /** Whether a lead counts as waiting or failed because of this delivery, in lists, counts and the heartbeat. */
  readonly isRequired: boolean;
  /** Sends all due deliveries to one recipient together, at most this often; null: each alone, at once. */
  readonly together: Together | null;
};

/** Of more leads, or of longer ones, the oldest are sent, and the rest the next time. */
export type Together = {
  readonly everyMs: number;
  readonly limit: number;
  /** Characters of all leads together. */
  readonly characters: number;
};
