import { hash } from 'node:crypto';
import type { MailSettings } from '../config.ts';
import type { LocaleSettings } from '../locale.ts';
import { headerAddress, type Lead } from '../store/lead.ts';
import type { DeliveryRow } from '../store/schema.ts';
import { agencyMailText } from './agency-mail.ts';
import { autoReplyText } from './auto-reply-mail.ts';
import type { MailText } from './mail-page.ts';
import { createMailSender } from './mail-transport.ts';
import { spamSummaryText } from './spam-summary-mail.ts';

/** The delivery of a mail. */
export type MailDelivery = Pick<DeliveryRow, 'id' | 'recipient'>;

/** Sends mails about leads and about the service. */
export type Mailer = ReturnType<typeof createMailer>;

/** @param locale is read for each mail, because publishing may change it */
export function createMailer(settings: MailSettings, locale: () => LocaleSettings) {
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

  /** What all mails about one lead have. */
  const aboutLead = (id: string, lead: Lead) => ({
    // From the delivery's id, so that mail programs recognise a mail that is sent twice after a crash.
    messageId: `<${id}@${domain}>`,
    // Mail programs show mails about one lead together.
    references: [`<${lead.id}@${domain}>`],
  });

  // Each returns the response of the mail server, and throws when it did not accept the mail or the signal came first.
  return {
    /** Mails a lead to one recipient of the agency. */
    sendLead({ id, recipient }: MailDelivery, lead: Lead, signal: AbortSignal) {
      const address = headerAddress(lead.email);
      const mail = {
        ...aboutLead(id, lead),
        ...toAgency(recipient),
        ...(address !== null && { replyTo: { name: lead.name, address } }),
        ...agencyMailText(lead, locale()),
      };
      return send(mail, id, signal);
    },

    /** Mails the leads of the summary together to one recipient of the agency. */
    sendSummary({ id, recipient }: MailDelivery, leads: readonly Lead[], signal: AbortSignal) {
      // The Message-ID is made from the ids of the leads: mail programs hide a second mail with the same one.
      const ids = hash('sha256', leads.map((lead) => lead.id).join(), 'hex');
      const messageId = `<${ids.slice(0, 32)}@${domain}>`;
      const mail = { ...toAgency(recipient), messageId, ...spamSummaryText(leads, locale()) };
      return send(mail, id, signal);
    },

    /** Mails the automatic reply to the visitor. */
    sendAutoReply({ id }: MailDelivery, lead: Lead, signal: AbortSignal) {
      const mail = {
        ...aboutLead(id, lead),
        from,
        // Without the name: it would send what the visitor typed to a stranger's email address.
        to: { name: '', address: lead.email },
        replyTo: [...to],
        // Prevents out-of-office replies, RFC 3834.
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
        ...autoReplyText(lead, agency, locale()),
      };
      return send(mail, id, signal);
    },

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
