import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type Answer, AUTHORITATIVE_ANSWER, decode, encode } from 'dns-packet';

/** Records by name and type: `{ 'noyyal.test TXT': ['v=spf1 -all'] }`; CAA records are who may issue. */
export type Zone = Readonly<Record<string, readonly string[]>>;

const NO_SUCH_NAME = 3;

const record = (name: string, type: string, value: string): Answer =>
  type === 'CAA'
    ? { name, type, ttl: 60, data: { flags: 0, tag: 'issue', value } }
    : { name, type: 'TXT', ttl: 60, data: [value] };

/** A DNS server on this machine that knows one zone. @returns its address, as resolvers are set */
export async function startDnsServer(zone: Zone) {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const { id, questions = [] } = decode(message);
    const answers = questions.flatMap(({ name, type }) =>
      (zone[`${name.toLowerCase()} ${type}`] ?? []).map((value) => record(name, type, value)),
    );
    const flags = AUTHORITATIVE_ANSWER | (answers.length > 0 ? 0 : NO_SUCH_NAME);
    socket.send(encode({ type: 'response', id, flags, questions, answers }), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise<void>((done) => socket.close(done)),
  };
}
