import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startMailCatcher, until } from '../../testing/mail-catcher.ts';
import { multipart, startTestService } from '../../testing/running-service.ts';
import { CONTACT_FIELDS, SEO_FIELDS } from '../../testing/sample-lead.ts';

const CONTACT = '/backend/contact.php';
const SEO = '/backend/contact-seo.php';

describe('a suspected lead', () => {
  const spam = { ...SEO_FIELDS, message: 'Free spins at our online casino', fax_number: '1' };

  it('is answered like any lead, kept, and mailed only once released', async () => {
    const catcher = await startMailCatcher();
    const service = await startTestService({ SMTP_URL: catcher.url });
    const response = await service.post(SEO, multipart(spam));
    expect(await response.json()).toMatchObject({ status: 'success' });
    const admin = await service.openAdmin();
    const [held] = await admin.list({ status: 'spam' });
    expect(held?.spamReasons.join()).toContain('people do not see');
    const toVisitor = () =>
      catcher.mails.filter(({ recipients }) => recipients.includes(SEO_FIELDS.email));
    expect(toVisitor()).toHaveLength(0);
    await admin.release(held?.id ?? '', new Date());
    await until(async () => (await admin.list({ status: 'delivered' })).length === 1, 'delivered');
    expect(toVisitor()).toHaveLength(1);
  });

  it('is mailed with a mark and its reasons when it is not held', async () => {
    const catcher = await startMailCatcher();
    const service = await startTestService({ SMTP_URL: catcher.url });
    const tooFast = { ...CONTACT_FIELDS, started_at: String(Date.now()) };
    await service.post(CONTACT, multipart(tooFast));
    const mails = await catcher.caught(2);
    const agency = mails.find(({ recipients }) => recipients[0] === 'hello@agency.example')?.mail;
    expect(agency?.subject).toMatch(/^\[perhaps spam\] /);
    expect(agency?.text).toContain('seconds after it appeared');
  });

  it('after five leads sent ahead under the address of a victim, the victim is still heard', async () => {
    const catcher = await startMailCatcher();
    const service = await startTestService({ SMTP_URL: catcher.url });
    for (let count = 0; count < 6; count += 1) {
      await service.post(SEO, multipart({ ...SEO_FIELDS, message: `Number ${count}` }));
    }
    const admin = await service.openAdmin();
    expect(await admin.list({ status: 'spam' })).toEqual([]);
    // Six mails to the agency, one thank-you mail: the address is thanked once a day.
    await catcher.caught(7);
    expect(
      catcher.mails.filter(({ recipients }) => recipients[0] === SEO_FIELDS.email),
    ).toHaveLength(1);
  });
});

describe('webhook', () => {
  it('a lead is reported with a signature that can be checked, and again after a failure', async () => {
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
});
