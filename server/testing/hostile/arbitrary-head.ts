import fc from 'fast-check';
import { LEAD_FORMS } from '../../../contract/lead-forms.ts';
import { latin, long, pick } from './arbitrary-texts.ts';

const ENDPOINTS = Object.values(LEAD_FORMS).map(({ endpoint }) => endpoint);

export const headerLine = fc.oneof(
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

export const target = fc.oneof(
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

export const length = fc.oneof(
  { weight: 40, arbitrary: pick('right') },
  pick('none', 'short', 'long', '-1', '+5', '0x10', '1e3', '5, 5', '99999999999999999999', ''),
);
