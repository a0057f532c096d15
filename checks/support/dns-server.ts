import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Records by name and type: `{ 'noyyal.test TXT': ['v=spf1 -all'] }`; CAA records are who may issue. */
export type Zone = Readonly<Record<string, readonly string[]>>;

// Messages as RFC 1035 lays them out (4.1), CAA as RFC 8659 does (4.1).
const HEADER_BYTES = 12;
const ANSWER = 0x8400;
const NO_SUCH_NAME = 3;
const SECONDS = 60;
/** Where the name of the question stands: an answer points to it instead of writing it again. */
const NAME_OF_QUESTION = 0xc00c;

const typeNames: Readonly<Record<number, string>> = { 16: 'TXT', 257: 'CAA' };

/** A text behind its length in one byte. */
const counted = (text: string) => {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.of(bytes.length), bytes]);
};

const dataOf = (type: string, value: string) =>
  type === 'CAA'
    ? Buffer.concat([Buffer.of(0), counted('issue'), Buffer.from(value)])
    : counted(value);

const numbers = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.of(value >> 8, value & 0xff)));

/** What a message asks for, and the bytes in which it asks. */
function questionOf(message: Buffer) {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('utf8', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const code = message.readUInt16BE(at + 1);
  const asked = message.subarray(HEADER_BYTES, at + 5);
  return { name: labels.join('.').toLowerCase(), type: typeNames[code] ?? '', code, asked };
}

function answerTo(message: Buffer, zone: Zone): Buffer {
  const { name, type, code, asked } = questionOf(message);
  const values = zone[`${name} ${type}`] ?? [];
  const flags = ANSWER | (values.length > 0 ? 0 : NO_SUCH_NAME);
  const records = values.map((value) => {
    const data = dataOf(type, value);
    return Buffer.concat([numbers(NAME_OF_QUESTION, code, 1, 0, SECONDS, data.length), data]);
  });
  const header = numbers(message.readUInt16BE(0), flags, 1, values.length, 0, 0);
  return Buffer.concat([header, asked, ...records]);
}

/** A DNS server on this machine that knows one zone. @returns its address, as resolvers are set */
export async function startDnsServer(zone: Zone) {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    socket.send(answerTo(message, zone), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise<void>((done) => socket.close(done)),
  };
}
