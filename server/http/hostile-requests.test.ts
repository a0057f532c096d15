import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseText } from '../../contract/normalise.ts';
import { brokenRequest } from '../testing/broken-request.ts';
import { HOSTILE_REQUESTS } from '../testing/hostile-requests.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { multipart, sharedService } from '../testing/running-service.ts';
import { SEO_FIELDS } from '../testing/sample-lead.ts';

const SEO = '/backend/contact-seo.php';
const service = sharedService({}, { requestMs: 1500 });
const takesLeads = async () => (await service().post(SEO, multipart(SEO_FIELDS))).status === 200;
const statusesIn = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));

/** The requests that were answered with an error of the service. @throws when one gets no answer */
async function failing(requests: readonly Buffer[]): Promise<string[]> {
  const failed: string[] = [];
  const left = [...requests];
  const work = async () => {
    for (let bytes = left.pop(); bytes !== undefined; bytes = left.pop()) {
      const statuses = statusesIn(await sendRaw(service().address, bytes));
      if (statuses.some((status) => status >= 500)) failed.push(bytes.toString('latin1', 0, 300));
    }
  };
  await Promise.all(Array.from({ length: 20 }, work));
  return failed;
}

it('broken requests are answered or refused and never break the service', async () => {
  expect(await failing(HOSTILE_REQUESTS)).toEqual([]);
  expect(await takesLeads()).toBe(true);
});

it('requests with anything in them and anything broken are no error of the service', async () => {
  expect(await failing(fc.sample(brokenRequest, 400))).toEqual([]);
  expect(await takesLeads()).toBe(true);
});

it('bytes that are no request get a clean 400', async () => {
  const answer = await sendRaw(service().address, '\0\0\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

it('headers or a body that do not come in time end with 408', async () => {
  const head = `POST ${SEO} HTTP/1.1\r\nHost: agency.example\r\n`;
  for (const start of [
    head,
    `${head}Content-Type: multipart/form-data\r\nContent-Length: 9\r\n\r\n`,
  ]) {
    const answer = await sendRaw(service().address, start, { waitMs: 5000, halfClose: false });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  }
});

it('a lead that was not sent whole is not stored', async () => {
  const body = new URLSearchParams({ ...SEO_FIELDS, email: 'cut@example.com' }).toString();
  const head = [
    `POST ${SEO} HTTP/1.1`,
    'Host: agency.example',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ].join('\r\n');
  await sendRaw(service().address, `${head}\r\n\r\n${body.slice(0, -5)}`);
  const leads = await (await service().openAdmin()).list();
  expect(leads.filter(({ email }) => email === 'cut@example.com')).toEqual([]);
});

it('a message comes out of the store as it was typed, by either way of sending', async () => {
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
}, 30_000);
