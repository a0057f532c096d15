import type { SendMailOptions } from 'nodemailer';
import type { MailSettings } from '../../config.ts';
import type { Lead } from '../store/lead.ts';
import type { DeliveryKind, DeliveryRow } from '../store/schema.ts';
import { acknowledgementText } from './acknowledgement-mail.ts';
import { type AgencyPlace, agencyMailText } from './agency-mail.ts';
import { canaryText } from './canary-mail.ts';
import type { MailText } from './mail-page.ts';
import { createMailSender } from './mail-transport.ts';

/** Which mail of a lead, and to whom of the agency. */
export type MailDelivery = Pick<DeliveryRow, 'id' | 'recipient'> & {
  readonly kind: Exclude<DeliveryKind, 'webhook'>;
};

/** Sends the mails a lead causes. */
export type Mailer = {
  /**
   * Hands one mail over. The Message-ID comes from the delivery's id, so a mail that is sent twice
   * after a crash is recognised as one by mail servers and mail programs.
   * @param signal gives up waiting for the mail server
   * @returns what the mail server answered
   * @throws when the mail server did not take the mail over
   */
  send(mail: MailDelivery, lead: Lead, signal: AbortSignal): Promise<string>;
  close(): void;
};

/** Writes to the agency about the service itself. */
export type NoticeMailer = {
  /**
   * Mails everybody in MAIL_TO, each by itself.
   * @param name part of the Message-ID, the same for the same notice
   * @throws when nobody's mail was taken over
   */
  notify(text: MailText, name: string): Promise<void>;
  /** Logs in to the mail server. @throws when that fails */
  verify(): Promise<void>;
};

const NOTICE_MS = 3 * 60_000;

/** Opens no connection before the first mail. */
export function createMailer(settings: MailSettings, place: AgencyPlace): Mailer & NoticeMailer {
  const { from, to } = settings;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const agency = from.name || domain;
  const sender = createMailSender(settings.transport);

  function compose({ id, kind, recipient }: MailDelivery, lead: Lead): SendMailOptions {
    const visitor = { name: lead.name, address: lead.email };
    const common = {
      from,
      messageId: `<${id}@${domain}>`,
      // Mails to several people of the agency about one lead stand together.
      references: [`<${lead.id}@${domain}>`],
      date: new Date(lead.receivedAt),
    };
    if (kind === 'acknowledgement') {
      return {
        ...common,
        // No name: in front of a stranger's address it would carry whatever the visitor typed.
        to: { name: '', address: lead.email },
        replyTo: [...to],
        // Keeps out-of-office robots from answering, RFC 3834.
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
        ...acknowledgementText(lead, agency),
      };
    }
    return {
      ...common,
      to: kind === 'canary' ? recipient : [...to],
      // Everybody sees who else was told, yet each mail goes to one: a recipient who is put off
      // for now is tried again alone.
      envelope: { from: from.address, to: recipient },
      ...(kind === 'canary'
        ? canaryText(lead)
        : { replyTo: visitor, ...agencyMailText(lead, place) }),
    };
  }

  async function notifyOne(recipient: string, text: MailText, name: string): Promise<void> {
    await sender.send(
      {
        from,
        to: [...to],
        envelope: { from: from.address, to: recipient },
        messageId: `<${name}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...text,
      },
      'notice',
      `${name}-${recipient}`,
      AbortSignal.timeout(NOTICE_MS),
    );
  }

  return {
    send: (mail, lead, signal) =>
      sender.send(compose(mail, lead), `${mail.kind} ${mail.recipient}`, mail.id, signal),
    async notify(text, name) {
      await Promise.any(to.map(({ address }) => notifyOne(address, text, name)));
    },
    verify: () => sender.verify(),
    close: () => sender.close(),
  };
}
