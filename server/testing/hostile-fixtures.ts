import { LEAD_FORMS } from '../../contract/lead-forms.ts';

/**
 * Requests that have broken form readers and web servers of others, written anew by hand: from the
 * faults that are told of multipart readers, of request smuggling and of path handling.
 */
export type HostileFixture = { readonly name: string; readonly bytes: Buffer };

const PATH = LEAD_FORMS.contact.endpoint;
const GOOD_PART = 'Content-Disposition: form-data; name="name"\r\n\r\nMeena';

function post(type: string, body: string, headers: readonly string[] = []): string {
  const size = Buffer.byteLength(body);
  const head = [`POST ${PATH} HTTP/1.1`, 'Host: a.example', `Content-Type: ${type}`];
  return [...head, `Content-Length: ${size}`, ...headers, '', body].join('\r\n');
}
const multipart = (body: string, type = 'multipart/form-data; boundary=b') => post(type, body);
const urlencoded = (body: string, headers: readonly string[] = []) =>
  post('application/x-www-form-urlencoded', body, headers);
/** A POST whose headers say how long it is in their own way. */
const framed = (headers: readonly string[], rest: string) =>
  [
    `POST ${PATH} HTTP/1.1`,
    'Host: a.example',
    'Content-Type: application/x-www-form-urlencoded',
    ...headers,
    '',
    rest,
  ].join('\r\n');
const get = (address: string) => `GET ${address} HTTP/1.1\r\nHost: a.example\r\n\r\n`;

const MULTIPART: Readonly<Record<string, string>> = {
  'no body at all': multipart(''),
  'line ends only': multipart('\r\n\r\n\r\n'),
  'closing boundary only': multipart('--b--\r\n'),
  'boundary without a part': multipart('--b\r\n--b--\r\n'),
  'no closing boundary': multipart(`--b\r\n${GOOD_PART}`),
  'two closing boundaries': multipart(`--b\r\n${GOOD_PART}\r\n--b--\r\n--b--\r\n`),
  'text before and behind': multipart(`before\r\n--b\r\n${GOOD_PART}\r\n--b--\r\nbehind`),
  'bare line feeds': multipart(`--b\n${GOOD_PART.replaceAll('\r', '')}\n--b--\n`),
  'bare carriage returns': multipart(`--b\r${GOOD_PART.replaceAll('\n', '')}\r--b--\r`),
  'boundary with spaces behind': multipart(`--b  \r\n${GOOD_PART}\r\n--b--  \r\n`),
  'boundary that begins another': multipart(`--bb\r\n${GOOD_PART}\r\n--b\r\n\r\n--b--`),
  'boundary inside a value': multipart(`--b\r\n${GOOD_PART} --b-- \r\n--b--\r\n`),
  'boundary of 300 signs': multipart('x', `multipart/form-data; boundary=${'b'.repeat(300)}`),
  'empty boundary': multipart(`--\r\n${GOOD_PART}\r\n----\r\n`, 'multipart/form-data; boundary='),
  'quoted empty boundary': multipart('----', 'multipart/form-data; boundary=""'),
  'boundary not closed': multipart('--b', 'multipart/form-data; boundary="b'),
  'two boundaries': multipart('--b--', 'multipart/form-data; boundary=b; boundary=c'),
  'no boundary': multipart(`--b\r\n${GOOD_PART}\r\n--b--`, 'multipart/form-data'),
  'part without headers': multipart('--b\r\n\r\nvalue\r\n--b--\r\n'),
  'part without a name': multipart('--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--'),
  'part with an empty name': multipart(
    '--b\r\nContent-Disposition: form-data; name=""\r\n\r\nx\r\n--b--',
  ),
  'name of the prototype': multipart(
    '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--',
  ),
  'name of a method': multipart(
    '--b\r\nContent-Disposition: form-data; name="hasOwnProperty"\r\n\r\nx\r\n--b--',
  ),
  'name with a line end': multipart(
    '--b\r\nContent-Disposition: form-data; name="a\r\nb"\r\n\r\nx\r\n--b--',
  ),
  'name with an escaped quote': multipart(
    '--b\r\nContent-Disposition: form-data; name="a\\"; b="c"\r\n\r\nx\r\n--b--',
  ),
  'name with a broken percent code': multipart(
    "--b\r\nContent-Disposition: form-data; name*=UTF-8''%E2%82\r\n\r\nx\r\n--b--",
  ),
  'name in an unknown character set': multipart(
    "--b\r\nContent-Disposition: form-data; name*=klingon''%41\r\n\r\nx\r\n--b--",
  ),
  'disposition twice': multipart(
    `--b\r\nContent-Disposition: form-data; name="a"\r\n${GOOD_PART}\r\n--b--`,
  ),
  'another disposition': multipart(
    '--b\r\nContent-Disposition: attachment; name="name"\r\n\r\nx\r\n--b--',
  ),
  'header without a colon': multipart(`--b\r\nContent-Type\r\n${GOOD_PART}\r\n--b--`),
  'folded header': multipart(
    '--b\r\nContent-Disposition: form-data;\r\n name="name"\r\n\r\nx\r\n--b--',
  ),
  'header of 60 kB': multipart(`--b\r\nX: ${'x'.repeat(60_000)}\r\n${GOOD_PART}\r\n--b--`),
  'two thousand headers': multipart(`--b\r\n${'X: y\r\n'.repeat(2000)}${GOOD_PART}\r\n--b--`),
  'a file': multipart(
    '--b\r\nContent-Disposition: form-data; name="name"; filename="../../x.php"\r\n\r\nx\r\n--b--',
  ),
  'a file without a name': multipart(
    '--b\r\nContent-Disposition: form-data; name="name"; filename=""\r\n\r\n\r\n--b--',
  ),
  'a file and nothing else': multipart(
    '--b\r\nContent-Disposition: form-data; filename="x"\r\n\r\nx\r\n--b--',
  ),
  'a file that is cut off': multipart(
    '--b\r\nContent-Disposition: form-data; name="name"; filename="x"\r\n\r\nx',
  ),
  'a file of another type, cut off': multipart(
    '--b\r\nContent-Disposition: form-data; name="name"\r\nContent-Type: application/octet-stream\r\n\r\nx',
  ),
  'a part within a part': multipart(
    `--b\r\nContent-Disposition: form-data; name="name"\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n${GOOD_PART}\r\n--c--\r\n--b--`,
  ),
  'base64 inside': multipart(
    '--b\r\nContent-Disposition: form-data; name="name"\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%\r\n--b--',
  ),
  'utf-16 inside': multipart(
    '--b\r\nContent-Disposition: form-data; name="name"\r\nContent-Type: text/plain; charset=utf-16\r\n\r\n\0M\0\xD8\r\n--b--',
  ),
  'the field _charset_': multipart(
    '--b\r\nContent-Disposition: form-data; name="_charset_"\r\n\r\nutf-7\r\n--b--',
  ),
  'a thousand empty parts': multipart(`${'--b\r\n\r\n\r\n'.repeat(1000)}--b--`),
  'a thousand parts of one name': multipart(`${`--b\r\n${GOOD_PART}\r\n`.repeat(1000)}--b--`),
};

const ENCODED: Readonly<Record<string, string>> = {
  'twenty thousand ampersands': urlencoded('&'.repeat(20_000)),
  'ten thousand names': urlencoded(Array.from({ length: 6000 }, (_, n) => `k${n}=`).join('&')),
  'one name ten thousand times': urlencoded('name=a&'.repeat(8000)),
  'broken percent codes': urlencoded('name=%&email=%zz&phone=%1&%=%'),
  'overlong UTF-8': urlencoded('name=%c0%af%e0%80%af&email=%f8%88%80%80%80'),
  'half a surrogate': urlencoded('name=%ed%a0%80'),
  'zero bytes': urlencoded('name=%00&ema%00il=\0'),
  'names that collide with methods': urlencoded('__proto__[x]=1&constructor.prototype.x=1'),
  'a body that says it is compressed': urlencoded('name=x', ['Content-Encoding: gzip']),
  'JSON in disguise': urlencoded('{"name":"x"}'),
  'a type with two meanings': post('application/x-www-form-urlencoded, text/plain', 'name=x'),
  'a type of 8 kB': post(`text/${'x'.repeat(8000)}`, 'name=x'),
  'a waiting body': urlencoded('name=x', ['Expect: 100-continue']),
  'an unknown expectation': urlencoded('name=x', ['Expect: 200-ok']),
  'an upgrade': urlencoded('name=x', ['Connection: Upgrade', 'Upgrade: h2c']),
};

const FRAMES: Readonly<Record<string, string>> = {
  'a large body by another method': urlencoded(`name=${'x'.repeat(90_000)}`).replace('POST', 'PUT'),
  'a multipart body by another method': multipart('--b').replace('POST', 'DELETE'),
  'length and chunks': framed(
    ['Content-Length: 6', 'Transfer-Encoding: chunked'],
    '0\r\n\r\nGET /x HTTP/1.1\r\nHost: a\r\n\r\n',
  ),
  'chunks in disguise': framed(['Transfer-Encoding: xchunked', 'Content-Length: 4'], 'name'),
  'chunks with a space': framed(['Transfer-Encoding : chunked'], '0\r\n\r\n'),
  'chunks with a tab': framed(['Transfer-Encoding:\tchunked'], '0\r\n\r\n'),
  'chunks with a vertical tab': framed(['Transfer-Encoding: \x0Bchunked'], '0\r\n\r\n'),
  'chunks twice': framed(
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    '0\r\n\r\n',
  ),
  'chunks folded': framed(['Transfer-Encoding:', ' chunked'], '0\r\n\r\n'),
  'two lengths': framed(['Content-Length: 4', 'Content-Length: 5'], 'name=x'),
  'a list of lengths': framed(['Content-Length: 4, 4'], 'name=x'),
  'a length with a plus': framed(['Content-Length: +4'], 'name=x'),
  'a negative length': framed(['Content-Length: -1'], 'name=x'),
  'a hexadecimal length': framed(['Content-Length: 0x4'], 'name=x'),
  'a length beyond counting': framed(['Content-Length: 99999999999999999999'], 'name=x'),
  'no length': framed([], 'name=x'),
  'a chunk of endless size': framed(['Transfer-Encoding: chunked'], 'FFFFFFFFFFFFFFFFF\r\nx'),
  'a negative chunk': framed(['Transfer-Encoding: chunked'], '-1\r\nx\r\n0\r\n\r\n'),
  'a chunk longer than said': framed(['Transfer-Encoding: chunked'], '2\r\nname=x\r\n0\r\n\r\n'),
  'chunks with bare line feeds': framed(['Transfer-Encoding: chunked'], '4\nname\n0\n\n'),
  'a chunk extension of 20 kB': framed(
    ['Transfer-Encoding: chunked'],
    `4;${'x'.repeat(20_000)}\r\nname\r\n0\r\n\r\n`,
  ),
  'trailers that name a length': framed(
    ['Transfer-Encoding: chunked', 'Trailer: Content-Length'],
    '4\r\nname\r\n0\r\nContent-Length: 9\r\n\r\n',
  ),
  'a header of 60 kB': framed([`X: ${'x'.repeat(60_000)}`, 'Content-Length: 0'], ''),
  'three thousand headers': framed(['Content-Length: 0', ...Array(3000).fill('X: y')], ''),
  'a header name with a space': framed(['Two Words: x', 'Content-Length: 0'], ''),
  'a header with a zero byte': framed(['X: a\0b', 'Content-Length: 0'], ''),
  'a header with a bare return': framed(['X: a\rY: b', 'Content-Length: 0'], ''),
  'a header without a name': framed([': x', 'Content-Length: 0'], ''),
  'two hosts': framed(['Host: b.example', 'Content-Length: 0'], ''),
  'no host': `POST ${PATH} HTTP/1.1\r\nContent-Length: 0\r\n\r\n`,
  'the oldest HTTP': `GET ${PATH}\r\n`,
  'a version to come': `POST ${PATH} HTTP/3.0\r\n\r\n`,
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a TLS hello': '\x16\x03\x01\x02\0\x01\0\x01\xFC\x03\x03',
  'a SOCKS hello': '\x05\x02\0\x01',
  'an SSH banner': 'SSH-2.0-OpenSSH_9.9\r\n',
  'a mail server’s guest': 'EHLO a.example\r\n',
  'a proxy’s first line': 'PROXY TCP4 1.2.3.4 5.6.7.8 9 10\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n',
  'a proxy’s first bytes': '\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x0C',
  'zero bytes only': '\0'.repeat(4000),
  'blank lines, then a request': `${'\r\n'.repeat(50)}${get('/')}`,
  'a method nobody knows': `BREW / HTTP/1.1\r\nHost: a\r\n\r\n`,
  'a connection through': 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'a hundred requests in one piece': get('/health/live').repeat(100),
};

const PATHS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '/../../etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
    '/..;/..;/etc/passwd',
    '/..\\..\\windows\\win.ini',
    '/%5c%5cevil.example',
    '//evil.example/%2f..',
    '/%00',
    '/index.html%00.jpg',
    '/%',
    '/%ff%fe',
    '/csp-hashes.json',
    '/.git/config',
    '/.env',
    `/${'a/'.repeat(6000)}`,
    `/${'%2e'.repeat(4000)}`,
    '/?'.concat('x=y&'.repeat(3000)),
    'http://evil.example/',
    'http://[::1/',
    '*',
    '/thank-you?reference=%',
    '/leads/held/%00?token=%ff',
  ].map((address) => [`the address ${address.slice(0, 40)}`, get(address)]),
);

export const HOSTILE_FIXTURES: readonly HostileFixture[] = Object.entries({
  ...MULTIPART,
  ...ENCODED,
  ...FRAMES,
  ...PATHS,
}).map(([name, text]) => ({ name, bytes: Buffer.from(text, 'latin1') }));
