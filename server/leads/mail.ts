import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { MailSettings } from '../config.ts';
import type { Lead } from './lead.ts';
import { saveMailFile } from './mail-folder.ts';
import { acknowledgementText, agencyMailText } from './mail-text.ts';

/** Sends the two mails a lead causes. */
export type Mailer = {
  /**
   * Hands one mail over. The Message-ID comes from the delivery's id, so a mail that is sent twice
   * after a crash is recognised as one by mail servers and mail programs.
   * @param signal gives up waiting for the mail server
   * @throws when the mail server did not take the mail over
   */
  send(
    kind: 'agency-mail' | 'acknowledgement',
    lead: Lead,
    deliveryId: string,
    signal: AbortSignal,
  ): Promise<void>;
  close(): void;
};

/** Opens no connection before the first mail. */
export function createMailer(settings: MailSettings): Mailer {
  const { from, to, way } = settings;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const agency = from.name || domain;

  function compose(
    kind: 'agency-mail' | 'acknowledgement',
    lead: Lead,
    deliveryId: string,
  ): SendMailOptions {
    const visitor = { name: lead.name, address: lead.email };
    const common = {
      from,
      messageId: `<${deliveryId}@${domain}>`,
      date: new Date(lead.receivedAt),
    };
    if (kind === 'agency-mail') {
      return { ...common, to: [...to], replyTo: visitor, ...agencyMailText(lead) };
    }
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

  if (way.kind === 'folder') {
    const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
    return {
      async send(kind, lead, deliveryId) {
        const { message } = await composer.sendMail(compose(kind, lead, deliveryId));
        await saveMailFile(way.folder, `${deliveryId}.eml`, message as Buffer);
      },
      close: () => composer.close(),
    };
  }
  const transport = nodemailer.createTransport({
    url: way.url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    // A lead's text can never name a file or an address to attach.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(kind, lead, deliveryId, signal) {
      await transport.sendMail({ ...compose(kind, lead, deliveryId), signal });
    },
    close: () => transport.close(),
  };
}

/** Tells whether a mail server refused the recipient for good, so that trying again cannot help. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as NodemailerError & { responseCode?: number };
  return (
    code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 550 && responseCode < 560
  );
}
