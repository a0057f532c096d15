import fc from 'fast-check';
import { LEAD_FIELDS, LEAD_FORMS } from '../../contract/lead-forms.ts';

/** Requests that no browser sends, as bytes, for property-based tests. */

const ENDPOINTS = Object.values(LEAD_FORMS).map(({ endpoint }) => endpoint);
const OWN_NAMES = [...LEAD_FIELDS, 'submission_id', 'started_at', 'origin', 'notice_text'];
const NAMES = [...OWN_NAMES, '__proto__', 'constructor', 'toString', 'name[]', 'a.b', '', '\0'];

const latin = (most: number) => fc.string({ unit: 'binary-ascii', maxLength: most });
const anyText = (most: number) => fc.string({ unit: 'binary', maxLength: most });
const bytes = (most: number) => fc.uint8Array({ maxLength: most }).map((all) => Buffer.from(all));
const pick = <T>(...all: T[]) => fc.constantFrom(...all);
/** Now and then one that is far too long. */
const long = (sign: string, most: number) => fc.nat({ max: most }).map((n) => sign.repeat(n));

const lineEnd = fc.oneof({ weight: 8, arbitrary: pick('\r\n') }, pick('\n', '\r', '', '\r\n\r\n'));

const name = fc.oneof({ weight: 6, arbitrary: pick(...NAMES) }, anyText(60), long('n', 300));
const value = fc.oneof(
  { weight: 4, arbitrary: pick('Meena', '+91 44 0000 0000', 'a@b.example', '=1+1', '\u202Emoc') },
  { weight: 4, arbitrary: anyText(200) },
  long('x', 30_000),
);

const encoded = fc.oneof(
  value.map(encodeURIComponent0),
  pick('%', '%zz', '%00', '%c0%af', '%ff%fe', '+', '%u0041', '&', '=', ';'),
  latin(80),
);
/** Lone surrogates have no code in a URL. */
function encodeURIComponent0(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const urlencoded = fc
  .array(fc.tuple(name, pick('=', '==', ''), encoded), { maxLength: 60 })
  .map((pairs) => pairs.map(([key, sign, text]) => key + sign + text).join('&'))
  .map((text) => Buffer.from(text));

const boundary = fc.oneof(
  { weight: 6, arbitrary: pick('b', '----WebKitFormBoundary7MA4YWxk') },
  pick('', ' ', '"', '--', '\t', 'b'.repeat(300), 'a b', "'()+_,-./:=?"),
  latin(70),
);

const disposition = fc.oneof(
  { weight: 6, arbitrary: name.map((one) => `Content-Disposition: form-data; name="${one}"`) },
  name.map((one) => `Content-Disposition: form-data; name=${one}`),
  name.map((one) => `content-disposition:form-data;name="${one}";filename="${one}"`),
  name.map((one) => `Content-Disposition: form-data; name*=UTF-8''${encodeURIComponent0(one)}`),
  pick(
    'Content-Disposition: form-data',
    'Content-Disposition: attachment; name="name"',
    'Content-Disposition: form-data; name="a"; name="b"',
    'Content-Disposition: form-data; name="a\\"b"',
    'Content-Disposition:',
    'Content-Disposition',
    '',
  ),
);
const partHeader = fc.oneof(
  pick(
    'Content-Type: text/plain; charset=utf-16',
    'Content-Type: multipart/mixed; boundary=inner',
    'Content-Type: application/json',
    'Content-Type:',
    'Content-Transfer-Encoding: base64',
    'Content-Transfer-Encoding: quoted-printable',
    'Content-Length: 99999999999',
    ' folded',
  ),
  latin(60),
  long('X', 20_000).map((text) => `${text}: ${text}`),
);
const part = fc.record({
  disposition,
  headers: fc.array(partHeader, { maxLength: 3 }),
  value,
  end: lineEnd,
});

const multipart = boundary.chain((mark) =>
  fc
    .record({
      preamble: fc.oneof({ weight: 6, arbitrary: pick('') }, latin(40)),
      parts: fc.array(part, { maxLength: 50 }),
      close: pick(`--${mark}--\r\n`, `--${mark}--`, `--${mark}`, '--', '', `--${mark}--\r\nrest`),
    })
    .map(({ preamble, parts, close }) => {
      const texts = parts.map(({ disposition: first, headers, value: text, end }) =>
        [`--${mark}`, first, ...headers, '', text].join(end || '\r\n'),
      );
      return {
        type: `multipart/form-data; boundary=${mark}`,
        body: Buffer.from([preamble, ...texts, close].filter(Boolean).join('\r\n')),
      };
    }),
);

const body = fc.oneof(
  { weight: 5, arbitrary: multipart },
  {
    weight: 4,
    arbitrary: urlencoded.map((all) => ({ type: 'application/x-www-form-urlencoded', body: all })),
  },
  fc.record({
    type: pick(
      'multipart/form-data',
      'multipart/form-data; boundary="b',
      'multipart/form-data; boundary=b; boundary=c',
      'multipart/mixed; boundary=b',
      'application/x-www-form-urlencoded; charset=utf-7',
      'application/json',
      'text/plain',
      '',
      ';;;=',
    ),
    body: bytes(600),
  }),
  // More than is taken of a form.
  fc.record({
    type: pick('application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'),
    body: fc.integer({ min: 60_000, max: 90_000 }).map((size) => Buffer.alloc(size, 'm')),
  }),
);

const headerLine = fc.oneof(
  pick(
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: identity, chunked',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding : chunked',
    'Content-Encoding: gzip',
    'Content-Encoding: deflate, br',
    'Expect: 100-continue',
    'Expect: a miracle',
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Upgrade: h2c',
    'Connection: close',
    'Connection: keep-alive, Host, Content-Length',
    'Host: a\r\nHost: b',
    'Host: [::1',
    'Origin: null',
    'Origin: https://evil.example',
    'Referer: not an address',
    'Referer: https://a.example/contact-us?utm_source=%00',
    'Accept: text/html',
    'Accept: */*;q=x, ,;',
    'Accept-Encoding: br;q=nan',
    'X-Forwarded-For: 999.1.1.1, ::::, unknown',
    'X-Forwarded-Proto: javascript',
    'Range: bytes=9-1,-0',
    'If-None-Match: "\0"',
    'If-Modified-Since: never',
    ' folded: line',
    'NoColon',
    ': no name',
    'Two Words: x',
    'N\0ul: x',
  ),
  fc.tuple(latin(20), latin(60)).map(([key, text]) => `${key}: ${text}`),
  long('y', 20_000).map((text) => `X-Long: ${text}`),
);

const target = fc.oneof(
  { weight: 40, arbitrary: pick(...ENDPOINTS) },
  pick(
    '/',
    '*',
    '/%',
    '/%00',
    '/%c0%ae%c0%ae/',
    '/..%2f..%2fetc/passwd',
    '//evil.example/',
    '/\\evil.example',
    'http://evil.example/backend/contact.php',
    '/thank-you?reference=7KQ2-M0XD&reference=%ff',
    '/leads/held/x?token=%',
    '/health/ready?%',
    '/metrics',
  ),
  latin(60).map((text) => `/${text}`),
  long('p', 20_000).map((text) => `/${text}`),
);

const length = fc.oneof(
  { weight: 40, arbitrary: pick('right') },
  pick('none', 'short', 'long', '-1', '+5', '0x10', '1e3', '5, 5', '99999999999999999999', ''),
);

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
