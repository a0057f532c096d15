import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startMailCatcher, until } from '../testing/mail-catcher.ts';
import { multipart, startTestService } from '../testing/running-service.ts';
import { CONTACT_FIELDS, SEO_FIELDS } from '../testing/sample-lead.ts';
import { isSignedBy } from './webhook.ts';

const CONTACT = '/backend/contact.php';
const SEO = '/backend/contact-seo.php';

describe('suspected spam', () => {
  it('a filled hidden field is answered like any lead, kept, and mailed only once released', async () => {
    const catcher = await startMailCatcher();
    const service = await startTestService({ SMTP_URL: catcher.url });
    const response = await service.post(CONTACT, multipart({ ...CONTACT_FIELDS, fax_number: '1' }));
    expect(await response.json()).toMatchObject({ status: 'success' });
    const tooFast = { ...SEO_FIELDS, started_at: String(Date.now()) };
    expect((await service.post(SEO, multipart(tooFast))).status).toBe(200);
    const desk = await service.openDesk();
    const [fast, trapped] = await desk.list({ status: 'spam' });
    expect(fast?.spamReasons.join()).toContain('timing');
    expect(trapped?.spamReasons.join()).toContain('honeypot');
    expect(catcher.mails).toHaveLength(0);
    await desk.release(trapped?.id ?? '', new Date());
    await catcher.caught(2);
    await until(async () => (await desk.list({ status: 'delivered' })).length === 1, 'delivered');
    expect(await desk.list({ status: 'spam' })).toHaveLength(1);
  });

  it('many leads from one address within an hour are kept, the later ones held', async () => {
    const service = await startTestService();
    for (let count = 0; count < 7; count += 1) {
      await service.post(SEO, multipart({ ...SEO_FIELDS, message: `Number ${count}` }));
    }
    const desk = await service.openDesk();
    expect(await desk.list()).toHaveLength(7);
    const held = await desk.list({ status: 'spam' });
    expect(held.map(({ message }) => message)).toEqual(['Number 6', 'Number 5']);
    expect(held[0]?.spamReasons.join()).toContain('rate');
  });
});

describe('webhook', () => {
  it('a lead is reported with a signature that can be checked, and again after a failure', async () => {
    const secret = 'a-secret-of-some-length';
    const calls: { body: string; signature: string; key: string }[] = [];
    const receiver = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      calls.push({
        body,
        signature: String(request.headers['x-lead-signature']),
        key: String(request.headers['idempotency-key']),
      });
      response.writeHead(calls.length === 1 ? 500 : 204).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => receiver.close(() => resolve())));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const service = await startTestService({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret });
    const { id } = await (await service.post(CONTACT, multipart(CONTACT_FIELDS))).json();
    const desk = await service.openDesk();
    const webhook = async () => (await desk.deliveries(id)).find(({ kind }) => kind === 'webhook');
    await until(async () => (await webhook())?.last_error?.includes('500') === true, 'one failure');
    await desk.database.db
      .updateTable('deliveries')
      .set({ due_at: new Date().toISOString() })
      .where('kind', '=', 'webhook')
      .execute();
    await until(async () => (await webhook())?.status === 'sent', 'sent');
    expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({
      id,
      kind: 'contact',
      ...CONTACT_FIELDS,
    });
    expect(calls[0]?.key).toBe(calls[1]?.key);
    expect(isSignedBy(secret, calls[1]?.body ?? '', calls[1]?.signature ?? '')).toBe(true);
    expect(isSignedBy('another-secret-here', calls[1]?.body ?? '', calls[1]?.signature ?? '')).toBe(
      false,
    );
    expect(isSignedBy(secret, `${calls[1]?.body} `, calls[1]?.signature ?? '')).toBe(false);
  });
});
