import { isPermanentRefusal } from '../mail/mail-transport.ts';
import type { Channel, ChannelSettings } from './channel.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A mail server may check a mail for a long time; an early timeout would send it twice. */
const LIMIT_MS = 150_000;
const MAX_IN_SUMMARY = 500;
/** About 6 MB of Tamil, which has three bytes a letter and is twice in the mail; many mail servers take 10 MB. */
const MAX_CHARACTERS = 500_000;

const agencyAddresses = ({ mail }: ChannelSettings) => mail.to.map(({ address }) => address);

/** A mail about one lead to each address of MAIL_TO. */
export const agencyMail: Channel = {
  recipients: (settings, { inSummary }) => (inSummary ? [] : agencyAddresses(settings)),
  send: ({ mailer, delivery, lead, signal }) => mailer.sendLead(delivery, lead, signal),
  limitMs: LIMIT_MS,
  isFinal: () => false,
  isRequired: true,
  together: null,
};

/** The leads that look like spam or come after many of their network, in one mail to each address of MAIL_TO. */
export const spamSummary: Channel = {
  ...agencyMail,
  recipients: (settings, { inSummary }) => (inSummary ? agencyAddresses(settings) : []),
  send: ({ mailer, delivery, leads, signal }) => mailer.sendSummary(delivery, leads, signal),
  together: { everyMs: HOUR_MS, limit: MAX_IN_SUMMARY, characters: MAX_CHARACTERS },
};

/** The thank-you mail to the visitor; delivery-plan.ts limits how many are sent. */
export const autoReply: Channel = {
  recipients: (_settings, { inSummary }) => (inSummary ? [] : ['']),
  send: async ({ mailer, delivery, lead, locale, signal }) =>
    locale().autoReply?.send === false
      ? { skip: 'switched off in automatic-reply.yaml' }
      : mailer.sendAutoReply(delivery, lead, signal),
  limitMs: LIMIT_MS,
  // The visitor mistyped the email address.
  isFinal: isPermanentRefusal,
  isRequired: false,
  together: null,
};
