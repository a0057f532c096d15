import { LEAD_FORMS } from '@agency/contract/lead-forms.ts';

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
const get = (url: string) => `GET ${url} HTTP/1.1\r\nHost: a.example\r\n\r\n`;

/** Requests that broke other form parsers and web servers: multipart, smuggling, paths. */
export const HOSTILE_REQUESTS = [
  urlencoded('name=Meena&email=a@b.example'),
  multipart(`--b\r\n${PART}\r\n--b--\r\n`),
  multipart(`--b\r\n${PART}`),
  multipart(`before\r\n--b\r\n${PART}\r\n--b--\r\nbehind`),
  multipart(`--b\n${PART.replaceAll('\r', '')}\n--b--\n`),
  multipart(`--\r\n${PART}\r\n----`, 'multipart/form-data; boundary='),
  multipart(`--b\r\n${PART}\r\n--b--`, 'multipart/form-data'),
  multipart(`--b\r\n${PART.replace('"name"', '"__proto__"')}\r\n--b--`),
  multipart(`--b\r\nX: ${'x'.repeat(60_000)}\r\n${PART}\r\n--b--`),
  multipart('--b\r\nContent-Disposition: form-data; name="name"; filename="x"\r\n\r\nx'),
  multipart(`${`--b\r\n${PART}\r\n`.repeat(900)}--b--`),
  urlencoded(Array.from({ length: 6000 }, (_, number) => `k${number}=`).join('&')),
  urlencoded('name=%&email=%zz&phone=%c0%af&%=%ed%a0%80'),
  urlencoded('name=%00&ema%00il=\0'),
  post('application/x-www-form-urlencoded, text/plain', 'name=x'),
  urlencoded('name=x', ['Content-Length: 6', 'Expect: 200-ok']),
  urlencoded('x', ['Content-Length: 1', 'Content-Encoding: gzip']),
  urlencoded('0\r\n\r\n', ['Content-Length: 5', 'Transfer-Encoding: chunked']),
  urlencoded('name=x', ['Content-Length: 4', 'Content-Length: 5']),
  urlencoded('-1\r\nx\r\n0\r\n\r\n', ['Transfer-Encoding: chunked']),
  urlencoded('', ['Content-Length: 0', ...Array(3000).fill('X: y')]),
  `POST ${PATH} HTTP/1.1\r\nContent-Length: 0\r\n\r\n`,
  '\x16\x03\x01\x02\0\x01\0\x01\xFC\x03\x03',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  get('/health/live').repeat(100),
  ...['/../../etc/passwd', '/%c0%ae%c0%ae/etc/passwd', '/..\\..\\windows\\win.ini'].map(get),
  ...['/%00', '/%', '/.env', `/${'a/'.repeat(6000)}`, 'http://[::1/', '*'].map(get),
].map((text) => Buffer.from(text, 'latin1'));
