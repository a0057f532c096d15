import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** What is wrong with the mail server; it may change while the server runs. */
export type Faults = {
  /** Milliseconds before it greets. */
  greetingMs: number;
  /** Milliseconds between the last byte of a mail and its answer. */
  answerMs: number;
  /** The code that a recipient is answered with; undefined takes the mail. */
  codeFor: (recipient: string) => number | undefined;
  /** It takes connections and says nothing. */
  hangs: boolean;
  /** The line is cut behind the last byte, and the mail was taken. */
  cuts: boolean;
};

/** A real SMTP server with faults, which counts what it took. */
export type FaultyMailServer = {
  readonly url: string;
  readonly faults: Faults;
  /** How often each mail was taken, by Message-ID. */
  readonly taken: ReadonlyMap<string, number>;
  /** Mails whose sender could not know that they were taken. */
  readonly cut: ReadonlySet<string>;
  /** Ends all connections and takes no more, until it is up again. */
  down(): Promise<void>;
  up(): Promise<void>;
};

/** @returns a mail server without faults, on a free port */
export async function startFaultyMailServer(): Promise<FaultyMailServer> {
  const faults: Faults = {
    greetingMs: 0,
    answerMs: 0,
    codeFor: () => undefined,
    hangs: false,
    cuts: false,
  };
  const taken = new Map<string, number>();
  const cut = new Set<string>();
  const sockets = new Map<number, Socket>();
  let port = 0;
  let server = newServer();

  function newServer(): SMTPServer {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 1,
      async onConnect(_session, callback) {
        if (faults.hangs) return;
        await pause(faults.greetingMs);
        callback();
      },
      onRcptTo({ address }, _session, callback) {
        const code = faults.codeFor(address);
        if (code === undefined) return callback();
        callback(Object.assign(new Error('not now'), { responseCode: code }));
      },
      async onData(stream, session, callback) {
        const text = await wholeText(stream).catch(() => null);
        // The sender was killed in the middle of it.
        if (text === null) return;
        const id = /^Message-ID:\s*(<[^>]+>)/im.exec(text)?.[1] ?? 'without an id';
        taken.set(id, (taken.get(id) ?? 0) + 1);
        if (faults.cuts) {
          cut.add(id);
          sockets.get(session.remotePort)?.destroy();
          return;
        }
        await pause(faults.answerMs);
        callback();
      },
    });
    // A client that hangs up in the middle is what this is for.
    made.on('error', () => {});
    made.server.on('connection', (socket: Socket) => {
      const { remotePort = 0 } = socket;
      sockets.set(remotePort, socket);
      socket.once('close', () => sockets.delete(remotePort));
    });
    return made;
  }

  async function up(): Promise<void> {
    server = newServer();
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
  }
  await up();
  return {
    url: `smtp://127.0.0.1:${port}`,
    faults,
    taken,
    cut,
    up,
    async down() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets.values()) socket.destroy();
      await closed;
    },
  };
}

async function wholeText(stream: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
}
