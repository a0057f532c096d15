import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { MailTransport } from '../config-mail.ts';

const MINUTE_MS = 60_000;

type MailSender = {
  /**
   * @param name name of the file when mails are written to files
   * @returns the response of the server in one line
   * @throws when the mail was not accepted, or the signal came first
   */
  send(mail: SendMailOptions, name: string, signal: AbortSignal): Promise<string>;
  /** Logs in to the mail server without sending. @throws when that fails */
  verify(): Promise<unknown>;
};

export function createMailSender(transport: MailTransport): MailSender {
  return transport.kind === 'folder' ? folderSender(transport.folder) : smtpSender(transport);
}

function folderSender(folder: string): MailSender {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail, name) {
      const { message } = await composer.sendMail(mail);
      await mkdir(folder, { recursive: true });
      const unfinished = path.join(folder, `.${name}.part`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, path.join(folder, `${name}.eml`));
      return 'written to the mail folder';
    },
    verify: async () => {},
  };
}

type SmtpServer = MailTransport & { readonly kind: 'smtp' };

/**
 * How to connect to a mail server. The mail server of this machine offers TLS with a certificate that it made itself;
 * where nobody else can read what is sent, any certificate will do.
 */
export const connectionOptions = ({ url, isPrivate }: SmtpServer) => ({
  url,
  tls: { rejectUnauthorized: !isPrivate },
});

/** Each mail has its own connection, so that no mail waits for another. */
function smtpSender(server: SmtpServer): MailSender {
  const transport = nodemailer.createTransport({
    ...connectionOptions(server),
    connectionTimeout: MINUTE_MS,
    greetingTimeout: 2 * MINUTE_MS,
    // The caller limits the whole attempt.
    socketTimeout: 10 * MINUTE_MS,
    // The text of a lead must not attach a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, _name, signal) {
      const { response } = await transport.sendMail({ ...mail, signal });
      return response.replace(/\s+/g, ' ').slice(0, 300);
    },
    verify: () => transport.verify(),
  };
}

/** Whether a mail server refused the recipient permanently, so that a retry is useless. */
export function isPermanentRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as NodemailerError & { responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 550 && responseCode < 560;
}
