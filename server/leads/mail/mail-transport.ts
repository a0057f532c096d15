import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { MailTransport } from '../../config-mail.ts';
import { saveMailFile } from './mail-folder.ts';

const MINUTE_MS = 60_000;
/** Opened only where mails wait: see lane-width.ts. */
export const CONNECTIONS_PER_LANE = 20;
/** Shorter than servers keep a silent connection, so that no mail meets one that was closed. */
const IDLE_MS = 10_000;

/** Takes composed mails and hands them to a mail server, or writes them as files. */
export type MailSender = {
  /**
   * @param lane mails of different lanes never wait for each other's connections
   * @param name names the file where mails become files
   * @param signal gives up waiting for the mail server
   * @returns what the server answered, in one line
   * @throws when the mail was not taken over
   */
  send(mail: SendMailOptions, lane: string, name: string, signal: AbortSignal): Promise<string>;
  /** Logs in to the mail server without sending. @throws when that fails */
  verify(): Promise<void>;
  close(): void;
};

/** Opens no connection before the first mail. */
export function createMailSender(transport: MailTransport): MailSender {
  return transport.kind === 'folder' ? folderSender(transport.folder) : smtpSender(transport.url);
}

function folderSender(folder: string): MailSender {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail, _lane, name) {
      const { message } = await composer.sendMail(mail);
      await saveMailFile(folder, `${name}.eml`, message as Buffer);
      return 'written to the mail folder';
    },
    async verify() {},
    close: () => composer.close(),
  };
}

function smtpSender(url: string): MailSender {
  const pools = new Map<string, ReturnType<typeof openPool>>();
  return {
    async send(mail, lane, _name, signal) {
      const pool = pools.get(lane) ?? openPool(url);
      pools.set(lane, pool);
      const { response } = await pool.sendMail({ ...mail, signal });
      return response.replace(/\s+/g, ' ').slice(0, 300);
    },
    async verify() {
      const once = nodemailer.createTransport(smtpOptions(url));
      try {
        await once.verify();
      } finally {
        once.close();
      }
    },
    close() {
      for (const pool of pools.values()) pool.close();
    },
  };
}

function smtpOptions(url: string) {
  return {
    url,
    connectionTimeout: MINUTE_MS,
    // Five minutes are allowed to a server for its greeting and ten after the last byte (RFC 5321,
    // 4.5.3.2); how long an attempt may take in all is the caller's to say.
    greetingTimeout: 5 * MINUTE_MS,
    socketTimeout: 11 * MINUTE_MS,
    // A lead's text can never name a file or an address to attach.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function openPool(url: string) {
  return nodemailer.createTransport({
    ...smtpOptions(url),
    pool: true,
    maxConnections: CONNECTIONS_PER_LANE,
    idleTimeout: IDLE_MS,
    // Whether a mail is tried again is decided here, where attempts are counted: after a cut behind
    // the last byte the pool would send copies at once.
    maxRequeues: 0,
  });
}

/** Tells whether a mail server refused the recipient for good, so that trying again cannot help. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as NodemailerError & { responseCode?: number };
  return (
    code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 550 && responseCode < 560
  );
}
