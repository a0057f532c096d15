import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type CaughtMail = {
  readonly recipients: readonly string[];
  readonly mail: Email;
  readonly source: string;
};

/** What is wrong with the mail server; it may change while the server runs. */
export type MailFaults = {
  /** The code a recipient is answered with, such as 450; undefined takes the mail. */
  codeFor: (recipient: string) => number | undefined;
  /** Milliseconds before the greeting, and between the last byte of a mail and its answer. */
  greetingMs: number;
  answerMs: number;
  /** It takes connections and says nothing. */
  hangs: boolean;
  /** Recipients who are never answered. */
  hangOn: readonly string[];
  /** The line is cut behind the last byte, and the mail was taken. */
  cuts: boolean;
};

/** A real SMTP server that keeps what it is given. */
export type MailCatcher = {
  readonly mails: CaughtMail[];
  readonly url: string;
  readonly port: number;
  readonly faults: MailFaults;
  /** Waits until so many mails came. @throws after 15 seconds */
  caught(count: number): Promise<readonly CaughtMail[]>;
  /** Ends all connections and takes no more. */
  stop(): Promise<void>;
  /** Ends all connections, takes new ones. */
  restart(): Promise<void>;
};

export async function startMailCatcher(
  options: Partial<MailFaults> & { port?: number } = {},
): Promise<MailCatcher> {
  const { port: wanted = 0, ...given } = options;
  const faults: MailFaults = {
    ...{ codeFor: () => undefined, greetingMs: 0, answerMs: 0 },
    ...{ hangs: false, hangOn: [], cuts: false, ...given },
  };
  const mails: CaughtMail[] = [];
  const sockets = new Set<Socket>();
  let port = wanted;
  let server: SMTPServer | null = null;

  function newServer(): SMTPServer {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 1,
      async onConnect(_session, callback) {
        if (faults.hangs) return;
        if (faults.greetingMs > 0) await pause(faults.greetingMs);
        callback();
      },
      onRcptTo({ address }, _session, callback) {
        if (faults.hangOn.includes(address)) return;
        const code = faults.codeFor(address);
        if (code === undefined) return callback();
        const error = new Error(`No mail for ${address} now`);
        callback(Object.assign(error, { responseCode: code }));
      },
      async onData(stream, session, callback) {
        const chunks: Buffer[] = await stream.toArray().catch(() => []);
        // The sender was killed in the middle of it.
        if (chunks.length === 0) return;
        const source = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ recipients, mail: await PostalMime.parse(source), source: source.toString() });
        if (faults.cuts) {
          for (const socket of sockets)
            if (socket.remotePort === session.remotePort) socket.destroy();
          return;
        }
        if (faults.answerMs > 0) await pause(faults.answerMs);
        callback();
      },
    });
    // A client that hangs up in the middle is what some tests are for.
    made.on('error', () => {});
    made.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    return made;
  }

  async function start(): Promise<void> {
    server = newServer();
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
  }

  async function stop(): Promise<void> {
    const running = server;
    server = null;
    if (running === null) return;
    const closed = new Promise<void>((resolve) => running.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await start();
  onTestFinished(stop);
  return {
    mails,
    port,
    url: `smtp://127.0.0.1:${port}`,
    faults,
    stop,
    async restart() {
      await stop();
      await start();
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
  for (const end = Date.now() + patienceMs; !(await holds()); await pause(20)) {
    if (Date.now() > end) throw new Error(`did not happen: ${what}`);
  }
}
