import { ATTRIBUTION_FIELD } from '@agency/contract/attribution.ts';
import { expect, it } from 'vitest';
import { type Lead, leadFields, NO_CONSENT } from '../store/lead.ts';
import { startMailCatcher, until } from '../testing/mail-catcher.ts';
import { startReceiver } from '../testing/receiver.ts';
import { startTestService } from '../testing/running-service.ts';
import { CONTACT_FIELDS } from '../testing/sample-lead.ts';
import { chatBody } from './chat.ts';

it('each lead is a chat message with name, trade, services, phone link and source', async () => {
  const messages: string[] = [];
  let status = 500;
  const port = await startReceiver(async (request, response) => {
    messages.push(JSON.parse(Buffer.concat(await request.toArray()).toString()).text);
    response.writeHead(status).end();
  });
  const CHAT_WEBHOOK_URL = `http://127.0.0.1:${port}/services/T0/B0/x`;
  const catcher = await startMailCatcher();
  const service = await startTestService({ SMTP_URL: catcher.url, CHAT_WEBHOOK_URL });
  const sent = await service.send({
    industry: 'Dental clinic',
    phone: '98400 00000',
    [ATTRIBUTION_FIELD]: 'landing=/seo-services&utm_source=google&utm_medium=cpc',
  });
  const { reference } = await sent.json();
  await catcher.caught(2);
  const admin = await service.openAdmin();
  await until(async () => messages.length === 1, 'the first attempt');
  await until(async () => (await admin.list({ status: 'waiting' })).length === 1, 'it waits');
  status = 200;
  await until(async () => {
    await admin.makeAllDue();
    return (await admin.list({ status: 'delivered' })).length === 1;
  }, 'delivered');
  expect(messages.at(-1)).toBe(
    [
      'Contact form: Meena Raghavan, Filter House',
      'Trade: Dental clinic',
      `Services: ${CONTACT_FIELDS.services}`,
      '<tel:+919840000000|Call +91 98400 00000>  <https://wa.me/919840000000|WhatsApp>',
      'Came from: google / cpc, first page /seo-services',
      `Reference: ${reference}`,
    ].join('\n'),
  );

  // Suspected spam is only mailed.
  const before = messages.length;
  await service.send({ fax_number: 'x', email: 'spam@example.com' });
  await catcher.caught(3);
  expect(messages).toHaveLength(before);
});

const lead: Lead = {
  ...leadFields({ ...CONTACT_FIELDS, phone: '98400 00000' }),
  ...{ id: 'x', reference: '7KQ2-M0XD', kind: 'contact', receivedAt: '2026-11-21T10:00:00.000Z' },
  ...{ attribution: {}, consent: NO_CONSENT, spamReasons: [] },
};

it.each([
  ['https://hooks.slack.com/services/T0/B0/x', ['text']],
  ['https://chat.googleapis.com/v1/spaces/x/messages?key=k&token=t', ['text']],
  ['https://mattermost.agency.example/hooks/x', ['text']],
  ['https://discord.com/api/webhooks/1/x', ['content', 'allowed_mentions']],
  ['https://prod-1.westeurope.logic.azure.com:443/workflows/x', ['type', 'attachments']],
  ['https://default1.2.environment.api.powerplatform.com/powerautomate/x', ['type', 'attachments']],
])('%s gets the format of its chat service', (url, keys) => {
  const body = JSON.parse(chatBody(url, lead, 'IN'));
  expect(Object.keys(body)).toEqual(keys);
  expect(JSON.stringify(body)).toContain('Filter House');
  expect(JSON.stringify(body)).toContain('https://wa.me/919840000000');
});

it('the text of a visitor mentions nobody and makes no link', () => {
  const name = '<!channel> @everyone [click](https://evil.example) <https://evil.example|x>';
  const company = 'line\nbreak '.repeat(100);
  const { text } = JSON.parse(
    chatBody('https://hooks.slack.com/x', { ...lead, name, company }, 'IN'),
  );
  const [title = ''] = text.split('\n');
  expect(title).not.toMatch(/[<>[\]]|@everyone/);
  expect(title.length).toBeLessThan(250);
});

it('a long name is not cut inside an emoji', () => {
  const name = 'x'.repeat(184);
  const longer = { ...lead, name: `${name}👩‍👩‍👧`, company: '' };
  const { text } = JSON.parse(chatBody('https://hooks.slack.com/x', longer, 'IN'));
  expect(text.split('\n')[0]).toBe(`Contact form: ${name}`);
});
