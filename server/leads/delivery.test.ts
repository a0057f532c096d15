import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startMailCatcher, until } from '../testing/mail-catcher.ts';
import { multipart, startTestService } from '../testing/running-service.ts';
import { CONTACT_FIELDS, SEO_FIELDS } from '../testing/sample-lead.ts';
import { isSignedBy } from './webhook.ts';

const CONTACT = '/backend/contact.php';
const SEO = '/backend/contact-seo.php';

describe('mail', () => {
  it('a lead is mailed to the agency, with the visitor to reply to, and acknowledged', async () => {
    const catcher = await startMailCatcher();
    const service = await startTestService({ SMTP_URL: catcher.url });
    await service.post(
      SEO,
      multipart({ ...SEO_FIELDS, message: 'A <b>bold</b> plan\nwith two lines' }),
    );
    const mails = await catcher.caught(2);
    const agency = mails.find(({ recipients }) =>
      recipients.includes('hello@zestory.example'),
    )?.mail;
    expect(agency?.replyTo).toMatchObject([{ name: 'Arjun', address: 'arjun@example.com' }]);
    expect(agency?.text).toContain('A <b>bold</b> plan\n  with two lines');
    expect(agency?.html).toContain('A &lt;b&gt;bold&lt;/b&gt; plan<br>with two lines');
    const thanks = mails.find(({ recipients }) => recipients.includes('arjun@example.com'))?.mail;
    expect(thanks?.subject).toContain('We have received your message');
    expect(thanks?.text).not.toContain('bold');
    expect(thanks?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
  });

  it('no field can add a header or a recipient to a mail', async () => {
    const catcher = await startMailCatcher();
    const service = await startTestService({ SMTP_URL: catcher.url });
    const evil = 'Meena\r\nBcc: victim@example.com\r\n\r\nBody';
    await service.post(
      CONTACT,
      multipart({ ...CONTACT_FIELDS, name: evil, company: evil, industry: evil }),
    );
    const mails = await catcher.caught(2);
    expect(mails.flatMap(({ recipients }) => recipients).sort()).toEqual([
      'hello@zestory.example',
      'meena@example.com',
    ]);
    for (const { mail } of mails) {
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    }
  });

  it('a stranger cannot send words to somebody through the acknowledgement', async () => {
    const catcher = await startMailCatcher();
    const service = await startTestService({ SMTP_URL: catcher.url });
    await service.post(CONTACT, multipart({ ...CONTACT_FIELDS, name: 'Cheap pills.example' }));
    const thanks = (await catcher.caught(2)).find(({ recipients }) =>
      recipients.includes('meena@example.com'),
    );
    expect(thanks?.source).not.toContain('pills');
  });

  it('a lead is kept when the mail server is down, and delivered when it is back', async () => {
    const down = await startMailCatcher();
    await down.stop();
    const service = await startTestService({ SMTP_URL: down.url });
    expect((await service.post(CONTACT, multipart(CONTACT_FIELDS))).status).toBe(200);
    const desk = await service.openDesk();
    await until(async () => {
      const [lead] = await desk.list({ status: 'waiting' });
      const deliveries = lead === undefined ? [] : await desk.deliveries(lead.id);
      return deliveries.length === 2 && deliveries.every(({ last_error }) => last_error !== null);
    }, 'both deliveries failed once');
    const back = await startMailCatcher({ port: down.port });
    await desk.database.db
      .updateTable('deliveries')
      .set({ due_at: new Date().toISOString() })
      .execute();
    await back.caught(2);
    await until(async () => (await desk.list({ status: 'delivered' })).length === 1, 'delivered');
    expect(back.mails).toHaveLength(2);
  });

  it('a delivery that failed for 72 hours rests as dead, and resend sends it', async () => {
    const down = await startMailCatcher();
    await down.stop();
    const service = await startTestService({ SMTP_URL: down.url });
    await service.post(CONTACT, multipart(CONTACT_FIELDS));
    const desk = await service.openDesk();
    const old = new Date(Date.now() - 72 * 3_600_000).toISOString();
    const moment = new Date().toISOString();
    await until(async () => {
      await desk.database.db
        .updateTable('deliveries')
        .set({ queued_at: old, due_at: moment })
        .where('status', '=', 'due')
        .execute();
      return (
        (
          await desk.database.db
            .selectFrom('deliveries')
            .select('id')
            .where('status', '=', 'dead')
            .execute()
        ).length === 2
      );
    }, 'both dead');
    const [lead] = await desk.list({ status: 'dead' });
    const back = await startMailCatcher({ port: down.port });
    await desk.resend(lead?.id ?? '', new Date());
    await back.caught(2);
    await until(async () => (await desk.list({ status: 'delivered' })).length === 1, 'delivered');
  });

  it('an address that the mail server refuses for good is not tried for three days', async () => {
    const catcher = await startMailCatcher({ refuse: ['meena@example.com'] });
    const service = await startTestService({ SMTP_URL: catcher.url });
    await service.post(CONTACT, multipart(CONTACT_FIELDS));
    const desk = await service.openDesk();
    await until(async () => (await desk.list({ status: 'dead' })).length === 1, 'dead');
    const [lead] = await desk.list();
    const dead = (await desk.deliveries(lead?.id ?? '')).find(({ status }) => status === 'dead');
    expect(dead).toMatchObject({ kind: 'acknowledgement', attempts: 1 });
    expect(dead?.last_error).not.toContain('meena@');
    expect((await catcher.caught(1))[0]?.recipients).toEqual(['hello@zestory.example']);
  });

  it('without SMTP_URL mails are whole files in the data folder', async () => {
    const service = await startTestService();
    await service.post(CONTACT, multipart(CONTACT_FIELDS));
    const folder = path.join(service.folder, 'data', 'mail');
    await until(
      async () =>
        (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).length ===
        2,
      'two files',
    );
    const texts = await Promise.all(
      (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
    );
    expect(texts.some((text) => text.includes('To: Zestory <hello@zestory.example>'))).toBe(true);

    const list = await (await fetch(`${service.address}/dev/mail`)).text();
    const link = /href="([^"]+)">Contact form: Meena/.exec(list)?.[1];
    const mail = await fetch(service.address + link);
    expect(await mail.text()).toContain('Brand name: Filter House');
    const behindProxy = { headers: { 'x-forwarded-for': '127.0.0.1' } };
    expect((await fetch(`${service.address}/dev/mail`, behindProxy)).status).toBe(404);
  });
});

it('with a mail server no mail can be read over HTTP', async () => {
  const catcher = await startMailCatcher();
  const service = await startTestService({ SMTP_URL: catcher.url });
  expect((await fetch(`${service.address}/dev/mail`)).status).toBe(404);
});

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
