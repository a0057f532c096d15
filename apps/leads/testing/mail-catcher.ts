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

/** Simulated failures of the mail server; they may change while it is running. */
const NO_FAULTS = {
  /** The SMTP code for a recipient, such as 450; undefined accepts the mail. */
  codeFor: (_recipient: string): number | undefined => undefined,
  /** Milliseconds before the greeting, and between the last byte of a mail and the response. */
  greetingMs: 0,
  responseMs: 0,
  /** It accepts connections and sends nothing. */
  hangs: false,
  /** Recipients that get no response. */
  hangOn: [] as readonly string[],
  /** The text of the response to a mail. */
  response: 'OK',
  /** It offers TLS with a certificate that it made itself, as Postfix on a new machine. */
  offersTls: false,
  /** The connection is closed after the last byte, although the mail was accepted. */
  cuts: false,
};

/** A real SMTP server that stores the mails it receives. */
export type MailCatcher = Awaited<ReturnType<typeof startMailCatcher>>;

/** Starts it until the test ends, or until `atEnd` says. */
export async function startMailCatcher(
  given: Partial<typeof NO_FAULTS> = {},
  atEnd: (stop: () => Promise<void>) => void = onTestFinished,
) {
  const faults = { ...NO_FAULTS, ...given };
  const mails: CaughtMail[] = [];
  const sockets = new Set<Socket>();
  let port = 0;
  let server: SMTPServer | null = null;

  function newServer(): SMTPServer {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: faults.offersTls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 1,
      async onConnect(_session, callback) {
        if (faults.hangs) return;
        await pause(faults.greetingMs);
        callback();
      },
      onRcptTo({ address }, _session, callback) {
        if (faults.hangOn.includes(address)) return;
        const responseCode = faults.codeFor(address);
        if (responseCode === undefined) return callback();
        callback(Object.assign(new Error(`No mail for ${address} now`), { responseCode }));
      },
      async onData(stream, session, callback) {
        const chunks: Buffer[] = await stream.toArray().catch(() => []);
        // The sending process was killed.
        if (chunks.length === 0) return;
        const source = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ recipients, mail: await PostalMime.parse(source), source: source.toString() });
        if (faults.cuts) {
          for (const socket of sockets)
            if (socket.remotePort === session.remotePort) socket.destroy();
          return;
        }
        await pause(faults.responseMs);
        callback(null, faults.response);
      },
    });
    // Some tests close connections during a transfer.
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

  /** Closes all connections and accepts no more. */
  async function stop(): Promise<void> {
    const running = server;
    server = null;
    if (running === null) return;
    const closed = new Promise<void>((resolve) => running.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await start();
  atEnd(stop);
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    faults,
    stop,
    /** Closes all connections and accepts new ones. */
    async restart(): Promise<void> {
      await stop();
      await start();
    },
    /** Waits until this number of mails arrived. @throws after a minute */
    async caught(count: number): Promise<readonly CaughtMail[]> {
      await until(() => mails.length >= count, `${count} mails arrive`);
      return mails;
    },
  };
}

/** Checks a condition every 20 ms. @throws after a minute, with `what` in the message */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  what: string,
  timeoutMs = 60_000,
): Promise<void> {
  for (const end = Date.now() + timeoutMs; !(await isTrue()); await pause(20)) {
    if (Date.now() > end) throw new Error(`did not happen: ${what}`);
  }
}
