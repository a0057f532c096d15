import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokenRequest } from '../testing/hostile/broken-request.ts';
import { HOSTILE_FIXTURES } from '../testing/hostile/hostile-fixtures.ts';
import { exchangeRaw } from '../testing/raw-exchange.ts';
import { multipart, startTestService } from '../testing/running-service.ts';
import { SEO_FIELDS } from '../testing/sample-lead.ts';

/** An error of the service, or silence. A line that is closed is an answer too. */
const isFault = (status: number | string | null) =>
  status === 'silent' || (typeof status === 'number' && status >= 500);

const takesLeads = async (service: Awaited<ReturnType<typeof startTestService>>) =>
  (await service.post('/backend/contact-seo.php', multipart(SEO_FIELDS))).status === 200;

it('requests that broke others are answered or hung up on, and never break the service', async () => {
  const service = await startTestService();
  for (const { name, bytes } of HOSTILE_FIXTURES) {
    const status = await exchangeRaw(new URL(service.address), bytes);
    expect([name, isFault(status)], String(status)).toEqual([name, false]);
  }
  expect(await takesLeads(service)).toBe(true);
}, 60_000);

it('requests with anything in them and anything broken are no error of the service', async () => {
  const service = await startTestService();
  await fc.assert(
    fc.asyncProperty(brokenRequest, async (bytes) => {
      expect(isFault(await exchangeRaw(new URL(service.address), bytes))).toBe(false);
    }),
    { numRuns: 300, interruptAfterTimeLimit: 45_000 },
  );
  expect(await takesLeads(service)).toBe(true);
}, 90_000);
