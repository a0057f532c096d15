import fc from 'fast-check';
import { LEAD_FIELDS, LEAD_FORMS } from '../../contract/lead-forms.ts';

const pick = <T>(...all: T[]) => fc.constantFrom(...all);
const latin = (most: number) => fc.string({ unit: 'binary-ascii', maxLength: most });
const long = (sign: string, most: number) =>
  fc.nat({ max: most }).map((count) => sign.repeat(count));

const name = fc.oneof(
  { weight: 6, arbitrary: pick(...LEAD_FIELDS, '__proto__', 'toString', 'name[]', '', '\0') },
  latin(60),
);
const value = fc.oneof(
  pick('Meena', 'a@b.example', '=1+1', '%zz', '\u202Emoc'),
  latin(200),
  long('x', 30_000),
);

const urlencoded = fc
  .array(fc.tuple(name, pick('=', '==', ''), value), { maxLength: 60 })
  .map((pairs) => ({
    type: 'application/x-www-form-urlencoded',
    body: Buffer.from(pairs.map((pair) => pair.join('')).join('&')),
  }));

const disposition = fc.oneof(
  name.map((one) => `Content-Disposition: form-data; name="${one}"`),
  name.map((one) => `content-disposition:form-data;name=${one};filename="${one}"`),
  pick('Content-Disposition: form-data', 'Content-Disposition', 'Content-Type: text/plain', ''),
);
const multipart = fc
  .record({
    mark: fc.oneof({ weight: 6, arbitrary: pick('b') }, latin(70), long('b', 300)),
    parts: fc.array(fc.tuple(disposition, value, pick('\r\n', '\r\n', '\n', '')), {
      maxLength: 50,
    }),
    close: pick('--', '', '--\r\nrest'),
  })
  .map(({ mark, parts, close }) => {
    const texts = parts.map(([header, text, end]) => [`--${mark}`, header, '', text].join(end));
    return {
      type: `multipart/form-data; boundary=${mark}`,
      body: Buffer.from([...texts, `--${mark}${close}`].join('\r\n')),
    };
  });

const headerLine = fc.oneof(
  pick(
    'Transfer-Encoding: chunked',
    'Content-Encoding: gzip',
    'Expect: 100-continue',
    'Origin: null',
  ),
  pick(
    'Accept: text/html',
    'X-Forwarded-For: 999.1.1.1, ::::',
    'Range: bytes=9-1',
    ' folded: line',
  ),
  pick('Referer: no address', 'NoColon', ': no name', 'N\0ul: x', 'Host: [::1'),
  fc.tuple(latin(20), latin(60)).map(([key, text]) => `${key}: ${text}`),
  long('y', 20_000).map((text) => `X-Long: ${text}`),
);
const target = fc.oneof(
  { weight: 20, arbitrary: pick(...Object.values(LEAD_FORMS).map(({ endpoint }) => endpoint)) },
  pick(
    '/',
    '*',
    '/%',
    '/%00',
    '//evil.example/',
    'http://evil.example/x',
    '/thank-you?reference=%ff',
  ),
  latin(60).map((text) => `/${text}`),
);

const request = fc
  .record({
    method: fc.oneof(
      { weight: 20, arbitrary: pick('POST') },
      pick('GET', 'PUT', 'TRACE', 'P OST', ''),
    ),
    target,
    version: fc.oneof(
      { weight: 20, arbitrary: pick('HTTP/1.1') },
      pick('HTTP/1.0', 'HTTP/2.0', ''),
    ),
    headers: fc.array(headerLine, { maxLength: 4 }),
    sent: fc.oneof(multipart, urlencoded),
    length: fc.oneof(
      { weight: 20, arbitrary: pick('right') },
      pick('none', '-1', '0x10', '5, 5', '99'),
    ),
  })
  .map(({ method, target: address, version, headers, sent: { type, body }, length }) => {
    const size = length === 'right' ? body.length : length;
    const head = [
      `${method} ${address} ${version}`,
      'Host: agency.example',
      `Content-Type: ${type}`,
      ...(length === 'none' ? [] : [`Content-Length: ${size}`]),
      ...headers,
    ];
    return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
  });

/** A request that no browser sends, with a few bytes cut out or put in anywhere. */
export const brokenRequest = fc
  .tuple(request, fc.array(fc.tuple(fc.nat(), latin(8)), { maxLength: 3 }))
  .map(([whole, changes]) =>
    changes.reduce((all, [where, put]) => {
      const at = where % (all.length + 1);
      return Buffer.concat([all.subarray(0, at), Buffer.from(put), all.subarray(at + put.length)]);
    }, whole),
  );
