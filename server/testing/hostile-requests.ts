import { LEAD_FORMS } from '../../contract/lead-forms.ts';

const PATH = LEAD_FORMS.contact.endpoint;
const PART = 'Content-Disposition: form-data; name="name"\r\n\r\nMeena';

function post(type: string, body: string, headers: readonly string[] = []): string {
  const head = [`POST ${PATH} HTTP/1.1`, 'Host: a.example', `Content-Type: ${type}`];
  const size = `Content-Length: ${Buffer.byteLength(body)}`;
  return [...head, ...(headers.length > 0 ? headers : [size]), '', body].join('\r\n');
}
const multipart = (body: string, type = 'multipart/form-data; boundary=b') => post(type, body);
const urlencoded = (body: string, headers: readonly string[] = []) =>
  post('application/x-www-form-urlencoded', body, headers);
const get = (address: string) => `GET ${address} HTTP/1.1\r\nHost: a.example\r\n\r\n`;

const TEXTS: Readonly<Record<string, string>> = {
  'a form': urlencoded('name=Meena&email=a@b.example'),
  'a multipart form': multipart(`--b\r\n${PART}\r\n--b--\r\n`),
  'an empty multipart body': multipart(''),
  'a closing boundary only': multipart('--b--\r\n'),
  'no closing boundary': multipart(`--b\r\n${PART}`),
  'text around the parts': multipart(`before\r\n--b\r\n${PART}\r\n--b--\r\nbehind`),
  'bare line feeds': multipart(`--b\n${PART.replaceAll('\r', '')}\n--b--\n`),
  'an empty boundary': multipart(`--\r\n${PART}\r\n----`, 'multipart/form-data; boundary='),
  'no boundary': multipart(`--b\r\n${PART}\r\n--b--`, 'multipart/form-data'),
  'a part without headers': multipart('--b\r\n\r\nvalue\r\n--b--\r\n'),
  'a name of the prototype': multipart(`--b\r\n${PART.replace('"name"', '"__proto__"')}\r\n--b--`),
  'a part header of 60 kB': multipart(`--b\r\nX: ${'x'.repeat(60_000)}\r\n${PART}\r\n--b--`),
  'a file that is cut off': multipart(
    '--b\r\nContent-Disposition: form-data; name="name"; filename="x"\r\n\r\nx',
  ),
  'a thousand parts': multipart(`${`--b\r\n${PART}\r\n`.repeat(900)}--b--`),
  'ten thousand names': urlencoded(Array.from({ length: 6000 }, (_, n) => `k${n}=`).join('&')),
  'broken percent codes': urlencoded('name=%&email=%zz&phone=%c0%af&%=%ed%a0%80'),
  'zero bytes': urlencoded('name=%00&ema%00il=\0'),
  'a type with two meanings': post('application/x-www-form-urlencoded, text/plain', 'name=x'),
  'an unknown expectation': urlencoded('name=x', ['Content-Length: 6', 'Expect: 200-ok']),
  'an upgrade': urlencoded('name=x', ['Content-Length: 6', 'Connection: Upgrade', 'Upgrade: h2c']),
  'a body that says it is compressed': urlencoded('x', [
    'Content-Length: 1',
    'Content-Encoding: gzip',
  ]),
  'length and chunks': urlencoded('0\r\n\r\nGET /x HTTP/1.1\r\nHost: a\r\n\r\n', [
    'Content-Length: 6',
    'Transfer-Encoding: chunked',
  ]),
  'chunks in disguise': urlencoded('name', ['Transfer-Encoding: xchunked', 'Content-Length: 4']),
  'two lengths': urlencoded('name=x', ['Content-Length: 4', 'Content-Length: 5']),
  'a negative length': urlencoded('name=x', ['Content-Length: -1']),
  'a length beyond counting': urlencoded('name=x', ['Content-Length: 99999999999999999999']),
  'a negative chunk': urlencoded('-1\r\nx\r\n0\r\n\r\n', ['Transfer-Encoding: chunked']),
  'a chunk extension of 20 kB': urlencoded(`4;${'x'.repeat(20_000)}\r\nname\r\n0\r\n\r\n`, [
    'Transfer-Encoding: chunked',
  ]),
  'three thousand headers': urlencoded('', ['Content-Length: 0', ...Array(3000).fill('X: y')]),
  'a header with a zero byte': urlencoded('', ['X: a\0b', 'Content-Length: 0']),
  'two hosts': urlencoded('', ['Host: b.example', 'Content-Length: 0']),
  'no host': `POST ${PATH} HTTP/1.1\r\nContent-Length: 0\r\n\r\n`,
  'a TLS hello': '\x16\x03\x01\x02\0\x01\0\x01\xFC\x03\x03',
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'zero bytes only': '\0'.repeat(4000),
  'an unknown method': 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n',
  'a connection through': 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'a hundred requests in one piece': get('/health/live').repeat(100),
  ...Object.fromEntries(
    [
      '/../../etc/passwd',
      '/%c0%ae%c0%ae/etc/passwd',
      '/..\\..\\windows\\win.ini',
      '//evil.example/%2f..',
      '/%00',
      '/%',
      '/.env',
      `/${'a/'.repeat(6000)}`,
      'http://[::1/',
      '*',
    ].map((address) => [`the address ${address.slice(0, 40)}`, get(address)]),
  ),
};

/** Requests that broke form readers and web servers of others: multipart, smuggling, path handling. */
export const HOSTILE_REQUESTS = Object.values(TEXTS).map((text) => Buffer.from(text, 'latin1'));
