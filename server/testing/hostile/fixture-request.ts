import { LEAD_FORMS } from '../../../contract/lead-forms.ts';

export const PATH = LEAD_FORMS.contact.endpoint;
export const GOOD_PART = 'Content-Disposition: form-data; name="name"\r\n\r\nMeena';

export function post(type: string, body: string, headers: readonly string[] = []): string {
  const size = Buffer.byteLength(body);
  const head = [`POST ${PATH} HTTP/1.1`, 'Host: a.example', `Content-Type: ${type}`];
  return [...head, `Content-Length: ${size}`, ...headers, '', body].join('\r\n');
}
export const multipart = (body: string, type = 'multipart/form-data; boundary=b') =>
  post(type, body);
export const urlencoded = (body: string, headers: readonly string[] = []) =>
  post('application/x-www-form-urlencoded', body, headers);
/** A POST whose headers say how long it is in their own way. */
export const framed = (headers: readonly string[], rest: string) =>
  [
    `POST ${PATH} HTTP/1.1`,
    'Host: a.example',
    'Content-Type: application/x-www-form-urlencoded',
    ...headers,
    '',
    rest,
  ].join('\r\n');
export const get = (address: string) => `GET ${address} HTTP/1.1\r\nHost: a.example\r\n\r\n`;
