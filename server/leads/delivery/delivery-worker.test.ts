import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect, it, onTestFinished } from 'vitest';
import { startMailCatcher, until } from '../../testing/mail-catcher.ts';
import { multipart, startTestService } from '../../testing/running-service.ts';
import { CONTACT_FIELDS, SEO_FIELDS } from '../../testing/sample-lead.ts';

const CONTACT = '/backend/contact.php';
const SEO = '/backend/contact-seo.php';

it('a lead that looks like spam is answered like any other, and mailed whole with the reasons', async () => {
  const catcher = await startMailCatcher();
  const service = await startTestService({ SMTP_URL: catcher.url });
  const spam = { ...SEO_FIELDS, message: 'Free spins at our online casino', fax_number: '1' };
  const response = await service.post(SEO, multipart(spam));
  expect(await response.json()).toMatchObject({ status: 'success' });
  const [summary] = await catcher.caught(1);
  expect(summary?.recipients).toEqual(['hello@agency.example']);
  expect(summary?.mail.subject).toBe('Suspected spam: one lead');
  expect(summary?.mail.text).toContain('Free spins at our online casino');
  expect(summary?.mail.text).toContain('A field that people do not see was filled.');
  expect(summary?.mail.text).toContain(SEO_FIELDS.email);
  // The next one waits for the next summary, an ordinary lead for nothing.
  await service.post(SEO, multipart({ ...spam, name: 'Another' }));
  await service.post(SEO, multipart(SEO_FIELDS));
  await catcher.caught(3);
  const admin = await service.openAdmin();
  expect((await admin.list()).map(({ status }) => status)).toContain('waiting');
  await admin.database.db
    .updateTable('deliveries')
    .set({ sent_at: new Date(Date.now() - 3_700_000).toISOString() })
    .where('status', '=', 'sent')
    .execute();
  await catcher.caught(4);
  expect(catcher.mails.at(-1)?.mail.text).toContain('Another');
  expect(catcher.mails.filter(({ recipients }) => recipients[0] === SEO_FIELDS.email)).toHaveLength(
    1,
  );
}, 30_000);

it('leads sent earlier with the address of a person do not block that person', async () => {
  const catcher = await startMailCatcher();
  const service = await startTestService({ SMTP_URL: catcher.url });
  for (let count = 0; count < 6; count += 1) {
    await service.post(SEO, multipart({ ...SEO_FIELDS, message: `Number ${count}` }));
  }
  // Six mails to the agency, one automatic reply.
  await catcher.caught(7);
});

it('while the mail server is silent, the service still ends within ten seconds and keeps no claim', async () => {
  const catcher = await startMailCatcher({ hangOn: ['hello@agency.example'] });
  const service = await startTestService({ SMTP_URL: catcher.url });
  const { id } = await (await service.post(CONTACT, multipart(CONTACT_FIELDS))).json();
  const admin = await service.openAdmin();
  const mail = async () => (await admin.deliveries(id)).find(({ kind }) => kind === 'agency-mail');
  await until(async () => (await mail())?.claimed_until !== null, 'the mail is being sent');
  const start = performance.now();
  await service.stop();
  expect(performance.now() - start).toBeLessThan(9000);
  expect(await mail()).toMatchObject({ status: 'due', claimed_until: null });
}, 30_000);

it('a webhook call has a signature that can be checked, also after a failure', async () => {
  const secret = `whsec_${Buffer.alloc(32, 'k').toString('base64')}`;
  const calls: { body: string; headers: Record<string, string> }[] = [];
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ body, headers: request.headers as Record<string, string> });
    response.writeHead(calls.length === 1 ? 500 : 204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => receiver.close(() => resolve())));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const service = await startTestService({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret });
  const { id } = await (await service.post(CONTACT, multipart(CONTACT_FIELDS))).json();
  const admin = await service.openAdmin();
  const webhook = async () => (await admin.deliveries(id)).find(({ kind }) => kind === 'webhook');
  await until(async () => (await webhook())?.last_error?.includes('500') === true, 'one failure');
  await admin.database.db
    .updateTable('deliveries')
    .set({ due_at: new Date().toISOString() })
    .where('kind', '=', 'webhook')
    .execute();
  await until(async () => (await webhook())?.status === 'sent', 'sent');
  const [first, second] = calls;
  const received = new Webhook(secret).verify(second?.body ?? '', second?.headers ?? {});
  expect(received).toMatchObject({
    type: 'lead.received',
    data: { id, kind: 'contact', ...CONTACT_FIELDS },
  });
  expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id']);
  const other = new Webhook(`whsec_${Buffer.alloc(32, 'x').toString('base64')}`);
  expect(() => other.verify(second?.body ?? '', second?.headers ?? {})).toThrow();
  expect(() => new Webhook(secret).verify(`${second?.body} `, second?.headers ?? {})).toThrow();
});
