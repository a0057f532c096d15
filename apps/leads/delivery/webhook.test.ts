import { ATTRIBUTION_FIELD } from '@agency/contract/attribution.ts';
import { MARKETING_FIELD, NOTICE_VERSION_FIELD } from '@agency/contract/consent-fields.ts';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { startMailCatcher, until } from '../testing/mail-catcher.ts';
import { startReceiver } from '../testing/receiver.ts';
import { fromNetwork, startTestService } from '../testing/running-service.ts';
import { CONTACT_FIELDS } from '../testing/sample-lead.ts';

const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 'k').toString('base64')}`;

it('a webhook call has a signature that can be checked, also after a failure', async () => {
  const calls: { body: string; headers: Record<string, string> }[] = [];
  const port = await startReceiver(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    calls.push({ body, headers: request.headers as Record<string, string> });
    response.writeHead(calls.length === 1 ? 500 : 204).end();
  });
  const WEBHOOK_URL = `http://127.0.0.1:${port}/hook`;
  const service = await startTestService({ WEBHOOK_URL, WEBHOOK_SECRET });
  const { id } = await (
    await service.send({
      [ATTRIBUTION_FIELD]: 'landing=/seo-services&utm_source=news',
      [MARKETING_FIELD]: 'yes',
      [NOTICE_VERSION_FIELD]: '2026-11',
    })
  ).json();
  const admin = await service.openAdmin();
  const webhook = async () => (await admin.deliveries(id)).find(({ kind }) => kind === 'webhook');
  await until(async () => (await webhook())?.last_error?.includes('500') === true, 'one failure');
  await admin.makeAllDue();
  await until(async () => (await webhook())?.status === 'sent', 'sent');
  const [first, { body, headers } = { body: '', headers: {} }] = calls;
  expect(new Webhook(WEBHOOK_SECRET).verify(body, headers)).toMatchObject({
    type: 'lead.received',
    data: {
      ...{ id, kind: 'contact', ...CONTACT_FIELDS },
      reference: expect.stringMatching(/^\w{4}-\w{4}$/),
      consent: { marketing: true, noticeVersion: '2026-11' },
      attribution: { landing: '/seo-services', utm_source: 'news' },
    },
  });
  expect(first?.headers['webhook-id']).toBe(headers['webhook-id']);
  expect(() => new Webhook(WEBHOOK_SECRET).verify(`${body} `, headers)).toThrow();
});

it('a webhook that never responds delays no mail', async () => {
  const WEBHOOK_URL = `http://127.0.0.1:${await startReceiver()}/`;
  const catcher = await startMailCatcher();
  const service = await startTestService(
    { SMTP_URL: catcher.url, TRUST_PROXY: 'loopback', WEBHOOK_URL, WEBHOOK_SECRET },
    { deliveryStopMs: 100 },
  );
  for (let count = 0; count < 12; count += 1) {
    const email = `visitor-${count}@example.com`;
    await service.send({ email }, 'contact', fromNetwork(count));
  }
  await catcher.caught(24);
});

it.each([
  [302, 'it redirects to https://crm.example/login. Set WEBHOOK_URL to'],
  [410, 'status 410'],
])(
  'a webhook that responds with %i is called once, and the lead is reported',
  async (status, reason) => {
    let calls = 0;
    const port = await startReceiver((_request, response) => {
      calls += 1;
      response.writeHead(status, { location: 'https://crm.example/login?token=x' }).end();
    });
    const WEBHOOK_URL = `http://127.0.0.1:${port}/hook`;
    const service = await startTestService({ WEBHOOK_URL, WEBHOOK_SECRET });
    const { id } = await (await service.send()).json();
    const admin = await service.openAdmin();
    await until(async () => (await admin.list({ status: 'failed' })).length === 1, 'failed');
    await admin.makeAllDue();
    const webhook = (await admin.deliveries(id)).find(({ kind }) => kind === 'webhook');
    expect(webhook).toMatchObject({ attempts: 1, last_error: expect.stringContaining(reason) });
    expect(calls).toBe(1);
  },
);
