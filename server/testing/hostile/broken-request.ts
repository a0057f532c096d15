import fc from 'fast-check';
import { body } from './arbitrary-body.ts';
import { headerLine, length, target } from './arbitrary-head.ts';
import { bytes, pick } from './arbitrary-texts.ts';

/** Requests that no browser sends, as bytes, for property-based tests. */

/** One request as it goes over the line. */
const hostileRequest: fc.Arbitrary<Buffer> = fc
  .record({
    method: fc.oneof(
      { weight: 60, arbitrary: pick('POST') },
      pick('GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE', 'CONNECT', 'post', 'P OST', ''),
    ),
    target,
    version: fc.oneof(
      { weight: 60, arbitrary: pick('HTTP/1.1') },
      pick('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.1 ', 'http/1.1', ''),
    ),
    headers: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      fc.array(headerLine, { maxLength: 4 }),
    ),
    body,
    length,
    end: fc.oneof({ weight: 60, arbitrary: pick('\r\n') }, pick('\n', '\r')),
  })
  .map(
    ({
      method,
      target: address,
      version,
      headers,
      body: { type, body: sent },
      length: kind,
      end,
    }) => {
      const size = {
        right: sent.length,
        none: null,
        short: sent.length >> 1,
        long: sent.length + 9,
      };
      const said = kind in size ? size[kind as keyof typeof size] : kind;
      const head = [
        `${method} ${address} ${version}`,
        'Host: agency.example',
        ...(type === '' ? [] : [`Content-Type: ${type}`]),
        ...(said === null ? [] : [`Content-Length: ${said}`]),
        ...headers,
      ];
      return Buffer.concat([Buffer.from(`${head.join(end)}${end}${end}`), sent]);
    },
  );

const change = fc.tuple(pick('flip', 'cut', 'double', 'insert'), fc.nat(), bytes(8));

/** The same with a few bytes changed, cut out, doubled or put in, anywhere. */
export const brokenRequest: fc.Arbitrary<Buffer> = fc
  .tuple(
    hostileRequest,
    fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(change, { maxLength: 3 })),
  )
  .map(([whole, changes]) => {
    const broken = changes.reduce((all, [how, at, some]) => damage(all, how, at, some), whole);
    return Object.assign(broken, { [fc.toStringMethod]: () => beginningOf(broken) });
  });

/** Enough of a request to see what it is. */
export const beginningOf = (bytes: Buffer) => JSON.stringify(bytes.toString('latin1', 0, 300));

function damage(all: Buffer, how: string, where: number, some: Buffer): Buffer {
  const at = all.length === 0 ? 0 : where % all.length;
  const [before, after] = [all.subarray(0, at), all.subarray(at)];
  if (how === 'cut') return Buffer.concat([before, after.subarray(1 + (some[0] ?? 0))]);
  if (how === 'double') return Buffer.concat([before, after.subarray(0, 40), after]);
  if (how === 'insert') return Buffer.concat([before, some, after]);
  return Buffer.concat([before, some, after.subarray(some.length)]);
}
