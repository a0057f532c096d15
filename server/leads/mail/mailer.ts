import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { MailSettings } from '../../config.ts';
import type { LocaleSettings } from '../../locale.ts';
import { headerAddress } from '../store/header-address.ts';
import type { Lead } from '../store/lead.ts';
import type { DeliveryKind, DeliveryRow } from '../store/schema.ts';
import { agencyMailText } from './agency-mail.ts';
import { autoReplyText } from './auto-reply-mail.ts';
import type { MailText } from './mail-page.ts';
import { createMailSender } from './mail-transport.ts';
import { spamSummaryText } from './spam-summary-mail.ts';

/** Which mail, and to whom of the agency. */
export type MailDelivery = Pick<DeliveryRow, 'id' | 'recipient'> & {
  readonly kind: Exclude<DeliveryKind, 'webhook'>;
};

/** Sends the mails that leads cause, and mails about the service itself. */
export type Mailer = {
  /**
   * Hands one mail over. The Message-ID comes from the delivery's id, so a mail that is sent twice
   * after a crash is recognised as one by mail servers and mail programs.
   * @param leads one, or those of a summary
   * @param signal gives up waiting for the mail server
   * @returns what the mail server answered
   * @throws when the mail server did not take the mail over
   */
  send(mail: MailDelivery, leads: readonly Lead[], signal: AbortSignal): Promise<string>;
  /**
   * Mails everybody in MAIL_TO, each by itself.
   * @param name part of the Message-ID, the same for the same notice
   * @throws when nobody's mail was taken over
   */
  notify(text: MailText, name: string, signal: AbortSignal): Promise<void>;
  /** Logs in to the mail server. @throws when that fails */
  verify(): Promise<void>;
};

export function createMailer(settings: MailSettings, locale: LocaleSettings): Mailer {
  const { from, to } = settings;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const agency = from.name || domain;
  const sender = createMailSender(settings.transport);

  /** Everybody sees who else was told, yet each mail goes to one: who is put off is tried alone. */
  const toAgency = (recipient: string) => ({
    from,
    to: [...to],
    envelope: { from: from.address, to: recipient },
  });

  function compose(mail: MailDelivery, leads: readonly Lead[]): SendMailOptions {
    const [lead] = leads;
    if (lead === undefined) throw new Error('a mail without a lead');
    const common = {
      messageId: `<${mail.id}@${domain}>`,
      // Mails about one lead are shown together.
      references: [`<${lead.id}@${domain}>`],
      date: new Date(lead.receivedAt),
    };
    if (mail.kind === 'auto-reply') {
      return {
        ...common,
        from,
        // No name: in front of a stranger's address it would carry whatever the visitor typed.
        to: { name: '', address: lead.email },
        replyTo: [...to],
        // Keeps out-of-office robots from answering, RFC 3834.
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
        ...autoReplyText(lead, agency),
      };
    }
    if (mail.kind === 'spam-summary') {
      // Of the leads in it: with others it is another mail, or a mail program would hide it.
      const ids = createHash('sha256')
        .update(leads.map(({ id }) => id).join())
        .digest('hex');
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
    send: (mail, leads, signal) => sender.send(compose(mail, leads), mail.id, signal),
    async notify(text, name, signal) {
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const messageId = `<${name}@${domain}>`;
      await Promise.any(
        to.map(({ address }) =>
          sender.send(
            { ...toAgency(address), messageId, headers, ...text },
            `${name}-${address}`,
            signal,
          ),
        ),
      );
    },
    verify: () => sender.verify(),
  };
}
