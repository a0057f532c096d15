import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Lead, NO_CONSENT } from '../store/lead.ts';
import { startMailCatcher, until } from '../testing/mail-catcher.ts';
import { startTestService } from '../testing/running-service.ts';
import { autoReplyText } from './auto-reply-mail.ts';

async function startWithMail() {
  const catcher = await startMailCatcher();
  return { catcher, service: await startTestService({ SMTP_URL: catcher.url }) };
}

it('a lead is mailed to the agency with links to reply first, and the visitor gets an automatic reply', async () => {
  const { catcher, service } = await startWithMail();
  const lead = { message: 'A <b>bold</b> plan\nwith two lines', phone: '98400 12345' };
  const { reference } = await (await service.send(lead, 'seo')).json();
  const mails = await catcher.caught(2);
  const to = (address: string) =>
    mails.find(({ recipients }) => recipients.includes(address))?.mail;
  const agency = to('hello@agency.example');
  expect(agency?.replyTo).toMatchObject([{ name: 'Arjun', address: 'arjun@example.com' }]);
  expect(agency?.text).toMatch(
    /^Call: tel:\+919840012345\nWhatsApp: https:\/\/wa\.me\/919840012345\nReply to this email [\s\S]*\nName: Arjun\n/,
  );
  expect(agency?.text).toContain('A <b>bold</b> plan\n  with two lines');
  expect(agency?.html).toContain('A &lt;b&gt;bold&lt;/b&gt; plan<br>with two lines');
  const reply = to('arjun@example.com');
  expect(reply?.subject).toBe('We have your message');
  expect(reply?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
  for (const text of [reference, 'We will reply by Friday.', 'Call +91 44 0000 0000.'])
    expect(reply?.text).toContain(text);
});

it('an email address that is not allowed in mail headers is in the text, and the mail is sent', async () => {
  const { catcher, service } = await startWithMail();
  await service.send({ email: 'ரவி@visitor.example' });
  await service.send({ email: '\u200Bravi@münchen.example' });
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
  const { catcher, service } = await startWithMail();
  const evil = 'Meena\r\nBcc: victim@example.com\r\n\r\nBody';
  await service.send({ name: evil, company: evil, industry: evil });
  const mails = await catcher.caught(2);
  expect(mails.flatMap(({ recipients }) => recipients).sort()).toEqual([
    'hello@agency.example',
    'meena@example.com',
  ]);
  for (const { mail } of mails) {
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  }
});

it('words beside a phone number are in the email to the agency', async () => {
  const { catcher, service } = await startWithMail();
  await service.send({ phone: '98400 12345 (after 6 pm)' });
  const mails = await catcher.caught(2);
  const agency = mails.find(({ recipients }) => recipients.includes('hello@agency.example'));
  expect(agency?.mail.text).toContain('Phone: 98400 12345\n');
  expect(agency?.mail.text).toContain('Message: Phone number as typed: 98400 12345 (after 6 pm)');
});

it('the automatic reply cannot be used to send text to strangers', async () => {
  const { catcher, service } = await startWithMail();
  await service.send({ name: 'Cheap pills.example', company: 'pills', industry: 'pills' });
  const reply = (await catcher.caught(2)).find(({ recipients }) =>
    recipients.includes('meena@example.com'),
  );
  expect(reply?.source).not.toContain('pills');
});

it('the automatic reply has the published words of the agency, and is not sent when they say so', async () => {
  const { catcher, service } = await startWithMail();
  const { id, reference } = await (await service.send()).json();
  const replies = () =>
    catcher.mails.filter(({ recipients }) => recipients.includes('meena@example.com'));
  await catcher.caught(2);
  expect(replies()[0]?.mail.subject).toBe('We have your message');
  expect(replies()[0]?.mail.text?.trim().split('\n\n')).toEqual([
    'We will reply by Friday.',
    `Reference ${reference}.`,
    'Call +91 44 0000 0000.',
    'If you did not fill in our form, ignore this email.',
  ]);
  const file = path.join(service.folder, 'dist/server.json');
  const published = JSON.parse(await readFile(file, 'utf8'));
  published.locale.autoReply.send = false;
  await writeFile(`${file}.new`, JSON.stringify(published));
  await rename(`${file}.new`, file);
  const admin = await service.openAdmin();
  const second = await (await service.send({ email: 'second@example.com' })).json();
  expect(second.id).not.toBe(id);
  await until(async () => {
    const deliveries = await admin.deliveries(second.id);
    return deliveries.find(({ kind }) => kind === 'auto-reply')?.status === 'skipped';
  }, 'the reply is skipped');
  expect(replies()).toHaveLength(1);
});

it('without words of the agency the automatic reply promises nothing', () => {
  const lead = { reference: '7KQ2-M0XD', consent: NO_CONSENT } as Lead;
  const locale = { autoReply: null, replies: {}, phone: '', imprint: 'Filter House LLP, VAT GB 1' };
  const { text } = autoReplyText(lead, 'Filter House', locale);
  expect(text).toContain('Thank you for writing to Filter House.');
  expect(text).not.toMatch(/working day|{/);
  // Below everything else, for anyone who needs it.
  expect(text.trim().split('\n\n').at(-1)).toBe('Filter House LLP, VAT GB 1');
});

it('a lead is stored while the mail server is down, and mailed when it is back', async () => {
  const { catcher, service } = await startWithMail();
  await catcher.stop();
  const { id } = await (await service.send()).json();
  const admin = await service.openAdmin();
  await until(async () => (await admin.attempts(id)).length === 2, 'both deliveries failed once');
  expect(await admin.list()).toMatchObject([{ status: 'waiting' }]);
  await catcher.restart();
  await admin.makeAllDue();
  await catcher.caught(2);
  await until(async () => (await admin.list({ status: 'delivered' })).length === 1, 'delivered');
  expect(catcher.mails).toHaveLength(2);
});

it('a delivery without success for 72 hours counts as failed, and resend sends it', async () => {
  const { catcher, service } = await startWithMail();
  await catcher.stop();
  const { id } = await (await service.send()).json();
  const admin = await service.openAdmin();
  const queued_at = new Date(Date.now() - 72 * 3_600_000).toISOString();
  await until(async () => {
    await admin.database.db
      .updateTable('deliveries')
      .set({ queued_at, due_at: new Date().toISOString(), attempts: 40 })
      .where('status', '=', 'due')
      .where('claimed_until', 'is', null)
      .execute();
    return (await admin.list({ status: 'failed' })).length === 1;
  }, 'failed');
  await catcher.restart();
  await admin.resend(id, new Date());
  await catcher.caught(1);
  await until(async () => (await admin.list({ status: 'delivered' })).length === 1, 'delivered');
});

it('a mail server of this machine may have a certificate that it made itself', async () => {
  const catcher = await startMailCatcher({ offersTls: true });
  const service = await startTestService({ SMTP_URL: catcher.url });
  await service.send();
  await catcher.caught(2);
});

it('a mail is dated when it is sent, with the time of the lead in its text', async () => {
  const { catcher, service } = await startWithMail();
  const { id } = await (await service.send()).json();
  await catcher.caught(2);
  const admin = await service.openAdmin();
  await until(async () => (await admin.list({ status: 'delivered' })).length === 1, 'delivered');
  const received_at = new Date('2026-08-30T10:00:00Z').toISOString();
  await admin.database.db.updateTable('leads').set({ received_at }).execute();
  const start = Date.now();
  await admin.resend(id, new Date());
  const { mail } = (await catcher.caught(3))[2] ?? {};
  // The header has whole seconds.
  expect(Date.parse(mail?.date ?? '')).toBeGreaterThanOrEqual(start - 1000);
  expect(mail?.text).toContain('Received: 2026-08-30 15:30 (Asia/Kolkata)');
});

it('a mistyped email address of a visitor is tried once and does not make the lead failed', async () => {
  const { catcher, service } = await startWithMail();
  catcher.faults.codeFor = (to) => (to === 'meena@example.com' ? 550 : undefined);
  const { id } = await (await service.send()).json();
  const admin = await service.openAdmin();
  const reply = async () => (await admin.deliveries(id)).find(({ kind }) => kind === 'auto-reply');
  await until(async () => (await reply())?.status === 'failed', 'the reply is refused');
  await until(async () => (await admin.list({ status: 'delivered' })).length === 1, 'delivered');
  expect(await reply()).toMatchObject({
    attempts: 1,
    last_error: expect.not.stringContaining('meena@'),
  });
  expect(catcher.mails.map(({ recipients }) => recipients)).toEqual([['hello@agency.example']]);
});

it('without SMTP_URL mails are written as files into the data folder', async () => {
  const service = await startTestService();
  await service.send();
  const folder = path.join(service.folder, 'data', 'mail');
  const names = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*eml$/.test(name));
  await until(async () => (await names()).length === 2, 'two files');
  const texts = (await names()).map((name) => readFile(path.join(folder, name), 'utf8'));
  expect((await Promise.all(texts)).join('')).toContain('To: Agency <hello@agency.example>');
});

it('phone number and time zone of the mails follow the published content without a restart', async () => {
  const { catcher, service } = await startWithMail();
  await service.send();
  expect((await catcher.caught(2)).map(({ mail }) => mail.text).join()).toContain('(Asia/Kolkata)');
  const file = path.join(service.folder, 'dist/server.json');
  const server = JSON.parse(await readFile(file, 'utf8'));
  server.locale = { timeZone: 'Asia/Tokyo', country: 'JP', phone: '+81 3 0000 0000' };
  await writeFile(`${file}.new`, JSON.stringify(server));
  await rename(`${file}.new`, file);
  await service.send({ email: 'b@example.com' });
  const mails = (await catcher.caught(4)).slice(2).map(({ mail }) => mail.text ?? '');
  expect(mails.join()).toContain('(Asia/Tokyo)');
  expect(mails.join()).toContain('+81 3 0000 0000');
});

it('the response of a mail server that repeats an address is logged without it', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const catcher = await startMailCatcher({ response: 'queued for meena@example.com' });
  const service = await startTestService({ SMTP_URL: catcher.url, LOG_LEVEL: 'debug' }, { log });
  await service.send();
  await until(() => lines.filter((line) => line.includes('delivery sent')).length === 2, 'sent');
  expect(lines.join('')).toContain('queued for [address]');
  expect(lines.join('')).not.toContain('meena@');
});
