import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type CaughtMail = {
  readonly recipients: readonly string[];
  readonly mail: Email;
  readonly source: string;
};

/** A real SMTP server that keeps what it is given. */
export type MailCatcher = {
  readonly mails: CaughtMail[];
  readonly url: string;
  readonly port: number;
  /** Waits until so many mails came. @throws after 15 seconds */
  caught(count: number): Promise<readonly CaughtMail[]>;
  /** Answers whom it kept hanging. */
  letGo(): void;
  stop(): Promise<void>;
};

/** How the mail server behaves; without any of it, it takes everything at once. */
export type MailServerManners = {
  readonly port?: number;
  /** Recipients that are refused for good, with code 550. */
  readonly refuse?: readonly string[];
  /** The code a recipient is answered with now, such as 450; undefined takes it. */
  readonly codeFor?: (address: string) => number | undefined;
  /** Milliseconds before the greeting. */
  readonly greetingMs?: number;
  /** Recipients who are never answered until `letGo`. */
  readonly hangOn?: readonly string[];
};

export async function startMailCatcher(options: MailServerManners = {}): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const hanging: (() => void)[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 1,
    onRcptTo({ address }, _session, callback) {
      const code = options.refuse?.includes(address) ? 550 : options.codeFor?.(address);
      if (options.hangOn?.includes(address)) return void hanging.push(callback);
      if (code === undefined) return callback();
      callback(Object.assign(new Error(`No mail for ${address} now`), { responseCode: code }));
    },
    onConnect(_session, callback) {
      setTimeout(callback, options.greetingMs ?? 0);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const source = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ recipients, mail: await PostalMime.parse(source), source: source.toString() });
        callback();
      });
    },
  });
  // A client that hangs up in the middle is what some tests are for.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
    return stopped;
  };
  onTestFinished(stop);
  return {
    mails,
    port,
    url: `smtp://127.0.0.1:${port}`,
    stop,
    letGo: () => {
      for (const answer of hanging.splice(0)) answer();
    },
    async caught(count) {
      await until(() => mails.length >= count, `${count} mails, got ${mails.length}`);
      return mails;
    },
  };
}

/** Looks every 20 ms. @throws after 15 seconds, naming what did not happen */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string,
  patienceMs = 15_000,
): Promise<void> {
  for (const end = Date.now() + patienceMs; !(await holds()); ) {
    if (Date.now() > end) throw new Error(`did not happen: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
