import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { MailTransport } from '../../config-mail.ts';
import { saveMailFile } from './mail-folder.ts';

const MINUTE_MS = 60_000;

/** Takes composed mails and hands them to a mail server, or writes them as files. */
export type MailSender = {
  /**
   * @param name names the file where mails become files
   * @param signal gives up waiting for the mail server
   * @returns what the server answered, in one line
   * @throws when the mail was not taken over
   */
  send(mail: SendMailOptions, name: string, signal: AbortSignal): Promise<string>;
  /** Logs in to the mail server without sending. @throws when that fails or the signal comes first */
  verify(signal: AbortSignal): Promise<void>;
};

export function createMailSender(transport: MailTransport): MailSender {
  return transport.kind === 'folder' ? folderSender(transport.folder) : smtpSender(transport.url);
}

function folderSender(folder: string): MailSender {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail, name) {
      const { message } = await composer.sendMail(mail);
      await saveMailFile(folder, `${name}.eml`, message as Buffer);
      return 'written to the mail folder';
    },
    async verify() {},
  };
}

/** Each mail has a connection of its own, so that no mail waits for another's. */
function smtpSender(url: string): MailSender {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: MINUTE_MS,
    greetingTimeout: 2 * MINUTE_MS,
    // How long an attempt may take in all is the caller's to say.
    socketTimeout: 10 * MINUTE_MS,
    // A lead's text can never name a file or an address to attach.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, _name, signal) {
      const { response } = await transport.sendMail({ ...mail, signal });
      return response.replace(/\s+/g, ' ').slice(0, 300);
    },
    async verify(signal) {
      const { promise, reject } = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => reject(new Error('the mail server does not answer')));
      await Promise.race([transport.verify(), promise]);
    },
  };
}

/** Tells whether a mail server refused the recipient for good, so that trying again cannot help. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as NodemailerError & { responseCode?: number };
  return (
    code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 550 && responseCode < 560
  );
}
