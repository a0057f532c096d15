import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multipart, startTestService } from '../testing/running-service.ts';
import { SEO_FIELDS } from '../testing/sample-lead.ts';

const SEO = '/backend/contact-seo.php';
const FORM_TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary=',
  'text/html',
  ';;',
];

/** Pieces that a multipart reader cares about, in no good order. */
const fragment = fc.oneof(
  fc.constantFrom(
    '--b',
    '--b--',
    '\r\n',
    '\r\n\r\n',
    'Content-Disposition: form-data; name="email"',
  ),
  fc.constantFrom(
    'Content-Disposition: form-data; name="__proto__"',
    'Content-Type: application/json',
  ),
  fc.constantFrom('name=', '&', '=', '%', '%00', '%zz', 'services=a&services=b', '__proto__=x'),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

describe('whatever is posted', () => {
  it('the answer is an error in the agreed shape, and the service goes on', async () => {
    const service = await startTestService();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...FORM_TYPES),
        fc.array(fragment, { maxLength: 12 }),
        async (type, parts) => {
          const response = await service.post(SEO, parts.join(''), { 'content-type': type });
          expect([400, 413, 415, 422]).toContain(response.status);
          expect(await response.json()).toMatchObject({
            status: 'error',
            message: expect.stringMatching(/./),
          });
        },
      ),
      { numRuns: 150 },
    );
    expect((await service.post(SEO, multipart(SEO_FIELDS))).status).toBe(200);
  }, 30_000);

  it('a message comes out of the store as it was typed, by either way of sending', async () => {
    const service = await startTestService();
    const admin = await service.openAdmin();
    const typed = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(typed, fc.boolean(), async (text, asMultipart) => {
        const message = `Begin\n${text.normalize('NFC').replace(/[^\P{Z} ]|\p{C}| {2,}/gu, '')}\nEnd`;
        const fields = { ...SEO_FIELDS, email: `v${Math.random()}@example.com`, message };
        const body = asMultipart ? multipart(fields) : new URLSearchParams(fields);
        const response = await service.post(SEO, body);
        expect(response.status).toBe(200);
        const { id } = await response.json();
        const [lead] = await admin.list({ id });
        expect(lead?.message).toBe(message.replace(/ +\n/g, '\n'));
      }),
      { numRuns: 40 },
    );
  }, 30_000);
});
