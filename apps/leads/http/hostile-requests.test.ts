import { normaliseText } from '@agency/contract/normalise.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOSTILE_REQUESTS } from '../testing/hostile-requests.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { multipart, sharedService } from '../testing/running-service.ts';
import { SEO_FIELDS } from '../testing/sample-lead.ts';
import { FILE_POLICY } from '../testing/sample-site.ts';

const SEO = '/backend/contact-seo.php';
const service = sharedService({}, { requestMs: 1500 });

/** A hostile request with some random bytes. */
const damagedRequest = fc
  .tuple(fc.constantFrom(...HOSTILE_REQUESTS), fc.nat(), fc.string({ unit: 'binary-ascii' }))
  .map(([bytes, where, text]) => {
    const at = where % (bytes.length + 1);
    return Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from(text),
      bytes.subarray(at + text.length),
    ]);
  });

it('invalid requests get a response or are refused, and never crash the service', async () => {
  const left = [...HOSTILE_REQUESTS, ...fc.sample(damagedRequest, 300)];
  const failed: string[] = [];
  const work = async () => {
    for (let bytes = left.pop(); bytes !== undefined; bytes = left.pop()) {
      const response = await sendRaw(service().url, bytes, { halfClose: true });
      if (/^HTTP\/1\.1 5/m.test(response)) failed.push(bytes.toString('latin1', 0, 300));
    }
  };
  await Promise.all(Array.from({ length: 20 }, work));
  expect(failed).toEqual([]);
  expect((await service().post(SEO, multipart(SEO_FIELDS))).status).toBe(200);
  const response = await sendRaw(service().url, '\0\0\r\n\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

it('requests that are not valid HTTP get the security headers too', async () => {
  const long = `GET / HTTP/1.1\r\nHost: agency.example\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`;
  for (const [request, status] of [
    ['\0\0\r\n\r\n', '400 Bad Request'],
    ['GET /%zz HTTP/1.1\r\nHost: agency.example\r\nConnection: close\r\n\r\n', '400 Bad Request'],
    [
      'GET / HTTP/1.1\r\nHost: agency.example\r\nHost: b.example\r\nConnection: close\r\n\r\n',
      '400 Bad Request',
    ],
    [long, '431 Request Header Fields Too Large'],
    ['GET / HTTP/1.1\r\nHost: agency.example\r\n', '408 Request Timeout'],
  ] as const) {
    const response = await sendRaw(service().url, request);
    expect(response.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    expect(response).toContain(`content-security-policy: ${FILE_POLICY}`);
    expect(response).toContain('cache-control: no-store');
  }
});

it('an incomplete request ends with 408 after the time limit, and its lead is not stored', async () => {
  const head = `POST ${SEO} HTTP/1.1\r\nHost: agency.example\r\n`;
  const body = new URLSearchParams({ ...SEO_FIELDS, email: 'cut@example.com' }).toString();
  const type = 'Content-Type: application/x-www-form-urlencoded';
  const cut = `${head}${type}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -5)}`;
  for (const start of [head, cut]) {
    const response = await sendRaw(service().url, start, { waitMs: 5000 });
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
  }
  const leads = await (await service().openAdmin()).list({ email: 'cut@example.com' });
  expect(leads).toEqual([]);
});

it('a message is stored as it was typed, sent as multipart or urlencoded', async () => {
  const admin = await service().openAdmin();
  const typed = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(typed, fc.boolean(), async (text, asMultipart) => {
      const message = normaliseText(`Begin\n${text.toWellFormed()}\nEnd`);
      const fields = { ...SEO_FIELDS, email: `v${Math.random()}@example.com`, message };
      const body = asMultipart ? multipart(fields) : new URLSearchParams(fields);
      const response = await service().post(SEO, body);
      expect(response.status).toBe(200);
      const [lead] = await admin.list({ id: (await response.json()).id });
      expect(lead?.message).toBe(message);
    }),
    { numRuns: 40 },
  );
});
