import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type Answer, AUTHORITATIVE_ANSWER, decode, encode } from 'dns-packet';

/** Records by name and type: `{ 'noyyal.test TXT': ['v=spf1 -all'] }`. A CAA record is an `issue` value. */
export type Zone = Readonly<Record<string, readonly string[]>>;

const NO_SUCH_NAME = 3;

function respond(message: Buffer, zone: Zone): Buffer {
  const { id, questions = [] } = decode(message);
  const answers = questions.flatMap(({ name, type }) =>
    (zone[`${name.toLowerCase()} ${type}`] ?? []).map(
      (value): Answer =>
        type === 'CAA'
          ? { type, name, data: { flags: 0, tag: 'issue', value } }
          : { type: 'TXT', name, data: value },
    ),
  );
  const flags = AUTHORITATIVE_ANSWER | (answers.length > 0 ? 0 : NO_SUCH_NAME);
  return encode({ type: 'response', id: id ?? 0, flags, questions, answers });
}

/** A local DNS server with one zone. @returns its IP address and port, and a function that stops it */
export async function startDnsServer(zone: Zone) {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    socket.send(respond(message, zone), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise<void>((done) => socket.close(done)),
  };
}
