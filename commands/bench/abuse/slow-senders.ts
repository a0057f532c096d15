import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { leadEndpoint } from '../../../contract/lead-forms.ts';
import { postBatch } from '../lead-batch.ts';

export type SlowSenders = {
  readonly connections: number;
  /** Lines that the service closed; each was opened again. */
  readonly reopened: number;
  /** How long each real lead took, in milliseconds. */
  readonly latency: readonly number[];
};

const DRIP_MS = 500;
const HEAD = `POST ${leadEndpoint('contact')} HTTP/1.1\r\nHost: agency.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n`;

/** What a hostile connection does; called once it is open. @returns ends it */
type Manner = (socket: Socket) => () => void;

function drip(socket: Socket, text: string): () => void {
  let at = 0;
  const timer = setInterval(() => {
    socket.write(text[at % text.length] ?? '');
    at += 1;
  }, DRIP_MS);
  return () => clearInterval(timer);
}

/** How a sender can hold a connection without spending anything. */
export const SLOW_MANNERS: Readonly<Record<string, Manner>> = {
  'headers trickle': (socket) => drip(socket, `${HEAD}X-Waiting: `),
  'body trickles': (socket) => {
    socket.write(`${HEAD}\r\n`);
    return drip(socket, 'name=Meena&');
  },
  'says nothing': () => () => {},
  'reads nothing': (socket) => {
    socket.pause();
    // Far more than the line holds.
    socket.write('GET / HTTP/1.1\r\nHost: agency.example\r\n\r\n'.repeat(400));
    return () => {};
  },
};

/** Keeps connections open in every manner and sends a real lead every second beside them. */
export async function sendSlowly(
  address: string,
  connections: number,
  seconds: number,
): Promise<SlowSenders> {
  const { hostname, port } = new URL(address);
  const manners = Object.values(SLOW_MANNERS);
  const open = new Set<Socket>();
  let going = true;
  let reopened = 0;

  function begin(manner: Manner): void {
    const socket = connect({ host: hostname, port: Number(port) });
    open.add(socket);
    let end = () => {};
    socket.once('connect', () => {
      end = manner(socket);
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      end();
      open.delete(socket);
      if (!going) return;
      reopened += 1;
      setTimeout(() => going && begin(manner), 100);
    });
  }

  for (let count = 0; count < connections; count += 1) {
    const manner = manners[count % manners.length];
    if (manner !== undefined) begin(manner);
  }
  const latency: number[] = [];
  for (let second = 0; second < seconds; second += 1) {
    const [next] = await Promise.all([
      postBatch(address + leadEndpoint('contact'), 1, 1),
      pause(1000),
    ]);
    latency.push(...next.latency);
  }
  going = false;
  for (const socket of open) socket.destroy();
  return { connections, reopened, latency };
}
