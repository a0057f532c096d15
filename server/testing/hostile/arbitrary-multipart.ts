import fc from 'fast-check';
import { latin, lineEnd, long, name, pick, value } from './arbitrary-texts.ts';

const boundary = fc.oneof(
  { weight: 6, arbitrary: pick('b', '----WebKitFormBoundary7MA4YWxk') },
  pick('', ' ', '"', '--', '\t', 'b'.repeat(300), 'a b', "'()+_,-./:=?"),
  latin(70),
);

const disposition = fc.oneof(
  { weight: 6, arbitrary: name.map((one) => `Content-Disposition: form-data; name="${one}"`) },
  name.map((one) => `Content-Disposition: form-data; name=${one}`),
  name.map((one) => `content-disposition:form-data;name="${one}";filename="${one}"`),
  name.map(
    (one) =>
      `Content-Disposition: form-data; name*=UTF-8''${encodeURIComponent(one.toWellFormed())}`,
  ),
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

export const multipart = boundary.chain((mark) =>
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
