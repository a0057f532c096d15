import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startMailCatcher, until } from '../../testing/mail-catcher.ts';
import { multipart, startTestService } from '../../testing/running-service.ts';
import { CONTACT_FIELDS, SEO_FIELDS } from '../../testing/sample-lead.ts';

const CONTACT = '/backend/contact.php';
const SEO = '/backend/contact-seo.php';

describe('mail', () => {
  it('a lead is mailed to the agency, with the visitor to reply to, and answered', async () => {
    const catcher = await startMailCatcher();
    const service = await startTestService({ SMTP_URL: catcher.url });
    await service.post(
      SEO,
      multipart({ ...SEO_FIELDS, message: 'A <b>bold</b> plan\nwith two lines' }),
    );
    const mails = await catcher.caught(2);
    const agency = mails.find(({ recipients }) =>
      recipients.includes('hello@agency.example'),
    )?.mail;
    expect(agency?.replyTo).toMatchObject([{ name: 'Arjun', address: 'arjun@example.com' }]);
    expect(agency?.text).toContain('A <b>bold</b> plan\n  with two lines');
    expect(agency?.html).toContain('A &lt;b&gt;bold&lt;/b&gt; plan<br>with two lines');
    const thanks = mails.find(({ recipients }) => recipients.includes('arjun@example.com'))?.mail;
    expect(thanks?.subject).toContain('We have received your message');
    expect(thanks?.text).not.toContain('bold');
    expect(thanks?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
  });

  it('an address that does not fit into mail headers is in the text, and the mail is sent', async () => {
    const catcher = await startMailCatcher();
    const service = await startTestService({ SMTP_URL: catcher.url });
    const post = (email: string) => service.post(SEO, multipart({ ...SEO_FIELDS, email }));
    await post('ரவி@visitor.example');
    await post('\u200Bravi@münchen.example');
    const mails = (await catcher.caught(3)).map(({ mail, source }) => ({ ...mail, source }));
    const of = (text: string) => mails.find((mail) => mail.text?.includes(text));
    expect(of('ரவி@visitor.example')?.replyTo).toBeUndefined();
    expect(of('ravi@xn--mnchen-3ya.example')?.replyTo).toMatchObject([
      { address: 'ravi@xn--mnchen-3ya.example' },
    ]);
    for (const { source } of mails) {
      expect(source.slice(0, source.indexOf('\r\n\r\n'))).toMatch(/^\p{ASCII}*$/u);
    }
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
      'hello@agency.example',
      'meena@example.com',
    ]);
    for (const { mail } of mails) {
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    }
  });

  it('a stranger cannot send words to somebody through the automatic reply', async () => {
    const catcher = await startMailCatcher();
    const service = await startTestService({ SMTP_URL: catcher.url });
    await service.post(CONTACT, multipart({ ...CONTACT_FIELDS, name: 'Cheap pills.example' }));
    const thanks = (await catcher.caught(2)).find(({ recipients }) =>
      recipients.includes('meena@example.com'),
    );
    expect(thanks?.source).not.toContain('pills');
  });

  it('a lead is stored while the mail server is down, and mailed when it is back', async () => {
    const down = await startMailCatcher();
    await down.stop();
    const service = await startTestService({ SMTP_URL: down.url });
    expect((await service.post(CONTACT, multipart(CONTACT_FIELDS))).status).toBe(200);
    const admin = await service.openAdmin();
    await until(async () => {
      const [lead] = await admin.list({ status: 'waiting' });
      const deliveries = lead === undefined ? [] : await admin.deliveries(lead.id);
      return deliveries.length === 2 && deliveries.every(({ last_error }) => last_error !== null);
    }, 'both deliveries failed once');
    const back = await startMailCatcher({ port: down.port });
    await admin.database.db
      .updateTable('deliveries')
      .set({ due_at: new Date().toISOString() })
      .execute();
    await back.caught(2);
    await until(async () => (await admin.list({ status: 'delivered' })).length === 1, 'delivered');
    expect(back.mails).toHaveLength(2);
  });

  it('a delivery that failed for 72 hours counts as failed, and resend sends it', async () => {
    const down = await startMailCatcher();
    await down.stop();
    const service = await startTestService({ SMTP_URL: down.url });
    await service.post(CONTACT, multipart(CONTACT_FIELDS));
    const admin = await service.openAdmin();
    const old = new Date(Date.now() - 72 * 3_600_000).toISOString();
    const moment = new Date().toISOString();
    await until(async () => {
      await admin.database.db
        .updateTable('deliveries')
        .set({ queued_at: old, due_at: moment, attempts: 40 })
        .where('status', '=', 'due')
        .where('claimed_until', 'is', null)
        .execute();
      return (await admin.list({ status: 'failed' })).length === 1;
    }, 'failed');
    const [lead] = await admin.list({ status: 'failed' });
    const back = await startMailCatcher({ port: down.port });
    await admin.resend(lead?.id ?? '', new Date());
    await back.caught(1);
    await until(async () => (await admin.list({ status: 'delivered' })).length === 1, 'delivered');
  });

  it('a mistyped address of a visitor is tried once and does not make the lead failed', async () => {
    const catcher = await startMailCatcher({
      codeFor: (to) => (to === 'meena@example.com' ? 550 : undefined),
    });
    const service = await startTestService({ SMTP_URL: catcher.url });
    await service.post(CONTACT, multipart(CONTACT_FIELDS));
    const admin = await service.openAdmin();
    await until(async () => (await admin.list({ status: 'delivered' })).length === 1, 'delivered');
    const [lead] = await admin.list();
    const reply = async () =>
      (await admin.deliveries(lead?.id ?? '')).find(({ kind }) => kind === 'auto-reply');
    await until(async () => (await reply())?.status === 'failed', 'the reply is refused');
    const thanks = await reply();
    expect(thanks?.attempts).toBe(1);
    expect(thanks?.last_error).not.toContain('meena@');
    expect((await catcher.caught(1))[0]?.recipients).toEqual(['hello@agency.example']);
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
    expect(texts.some((text) => text.includes('To: Agency <hello@agency.example>'))).toBe(true);
  });
});
