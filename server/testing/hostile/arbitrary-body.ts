import fc from 'fast-check';
import { multipart } from './arbitrary-multipart.ts';
import { bytes, latin, name, pick, value } from './arbitrary-texts.ts';

const encoded = fc.oneof(
  // Lone surrogates have no code in a URL.
  value.map((text) => encodeURIComponent(text.toWellFormed())),
  pick('%', '%zz', '%00', '%c0%af', '%ff%fe', '+', '%u0041', '&', '=', ';'),
  latin(80),
);

const urlencoded = fc
  .array(fc.tuple(name, pick('=', '==', ''), encoded), { maxLength: 60 })
  .map((pairs) => pairs.map(([key, sign, text]) => key + sign + text).join('&'))
  .map((text) => Buffer.from(text));

export const body = fc.oneof(
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
