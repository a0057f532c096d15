import { GOOD_PART, multipart } from './fixture-request.ts';

export const MULTIPART_FIXTURES: Readonly<Record<string, string>> = {
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
