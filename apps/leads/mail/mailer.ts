import { hash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { MailSettings } from '../config.ts';
import type { LocaleSettings } from '../locale.ts';
import { headerAddress, type Lead } from '../store/lead.ts';
import type { DeliveryKind, DeliveryRow } from '../store/schema.ts';
import { agencyMailText } from './agency-mail.ts';
import { autoReplyText } from './auto-reply-mail.ts';
import type { MailText } from './mail-page.ts';
import { createMailSender } from './mail-transport.ts';
import { spamSummaryText } from './spam-summary-mail.ts';

/** Kind of the mail, and its recipient in the agency. */
export type MailDelivery = Pick<DeliveryRow, 'id' | 'recipient'> & {
  readonly kind: Exclude<DeliveryKind, 'webhook'>;
};

/** Sends mails about leads and about the service. */
export type Mailer = ReturnType<typeof createMailer>;

export function createMailer(settings: MailSettings, locale: LocaleSettings) {
  const { from, to } = settings;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const agency = from.name || domain;
  const { send, verify } = createMailSender(settings.transport);

  /** Each mail lists all recipients but is sent to one, so that a refused recipient is retried alone. */
  const toAgency = (recipient: string) => ({
    from,
    to: [...to],
    envelope: { from: from.address, to: recipient },
  });

  function compose(mail: MailDelivery, leads: readonly Lead[]): SendMailOptions {
    const [lead] = leads;
    if (lead === undefined) throw new Error('a mail without a lead');
    const common = {
      // From the delivery's id, so that mail programs recognise a mail that is sent twice after a crash.
      messageId: `<${mail.id}@${domain}>`,
      // Mail programs show mails about one lead together.
      references: [`<${lead.id}@${domain}>`],
      date: new Date(lead.receivedAt),
    };
    if (mail.kind === 'auto-reply') {
      return {
        ...common,
        from,
        // Without the name: it would send what the visitor typed to a stranger's email address.
        to: { name: '', address: lead.email },
        replyTo: [...to],
        // Prevents out-of-office replies, RFC 3834.
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
        ...autoReplyText(lead, agency, locale.phone),
      };
    }
    if (mail.kind === 'spam-summary') {
      // The Message-ID is made from the ids of the leads: mail programs hide a second mail with the same one.
      const ids = hash('sha256', leads.map(({ id }) => id).join(), 'hex');
      return {
        ...toAgency(mail.recipient),
        messageId: `<${ids.slice(0, 32)}@${domain}>`,
        ...spamSummaryText(leads, locale),
      };
    }
    const address = headerAddress(lead.email);
    return {
      ...common,
      ...toAgency(mail.recipient),
      ...(address !== null && { replyTo: { name: lead.name, address } }),
      ...agencyMailText(lead, locale),
    };
  }

  return {
    /**
     * Sends one mail. @param leads one, or those of a summary
     * @returns the response of the mail server
     * @throws when the mail server did not accept the mail, or the signal came first
     */
    send: (mail: MailDelivery, leads: readonly Lead[], signal: AbortSignal) =>
      send(compose(mail, leads), mail.id, signal),
    /**
     * Sends a separate mail to each recipient in MAIL_TO. @param name part of the Message-ID
     * @throws when no mail was accepted
     */
    async notify(text: MailText, name: string, signal: AbortSignal): Promise<void> {
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const mail = { messageId: `<${name}@${domain}>`, headers, ...text };
      await Promise.any(
        to.map(({ address }) =>
          send({ ...toAgency(address), ...mail }, `${name}-${address}`, signal),
        ),
      );
    },
    /** Logs in to the mail server. @throws when that fails */
    verify,
  };
}
