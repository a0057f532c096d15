import type { DeliveryKind } from '../store/schema.ts';
import type { Channel } from './channel.ts';
import { chat } from './chat.ts';
import { agencyMail, autoReply, spamSummary } from './mail-channels.ts';
import { webhook } from './webhook.ts';

/** All channels. A kind without an entry is a type error. */
export const CHANNELS: Readonly<Record<DeliveryKind, Channel>> = {
  'agency-mail': agencyMail,
  'spam-summary': spamSummary,
  'auto-reply': autoReply,
  webhook,
  chat,
};

export const DELIVERY_KINDS = Object.keys(CHANNELS) as DeliveryKind[];

/** The kinds that decide whether a lead is waiting, failed or delivered. */
export const REQUIRED_KINDS = DELIVERY_KINDS.filter((kind) => CHANNELS[kind].isRequired);
