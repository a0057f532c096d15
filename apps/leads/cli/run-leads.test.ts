import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bareEnvironment } from '../testing/bare-environment.ts';
import { openLeadsCommand } from '../testing/leads-command.ts';
import { SPAM } from '../testing/sample-lead.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { runLeads } from './run-leads.ts';

it('leads are listed, and shown by the beginning of their id or by their reference', async () => {
  const { receive, leads } = await openLeadsCommand();
  const { id } = await receive();
  expect((await leads('list', '--since', '1h')).out).toMatch(/waiting +Meena.* meena@example\.com/);
  expect((await leads('list', '--status', 'failed')).out).toBe('No leads.\n');
  const shown = await leads('show', id.slice(0, 20));
  expect(shown.out).toContain('Filter House');
  expect(shown.out).toMatch(/agency-mail +hello@agency\.example +due/);
  const reference = /Reference +(\S+)/.exec(shown.out)?.[1] ?? '';
  expect((await leads('show', reference)).out).toBe(shown.out);
});

it('a lead is shown without the terminal codes of a mail server', async () => {
  const { database, receive, leads } = await openLeadsCommand();
  const { id } = await receive({ fields: { message: 'one\ntwo' } });
  const last_error = '\u001B]0;title\u0007\u009B2J450 later';
  // A version without this rule has stored it.
  await database.db.updateTable('deliveries').set({ last_error }).execute();
  const { out } = await leads('show', id);
  expect(out).toContain(']0;title2J450 later');
  expect(out).toMatch(/one\n +two/);
  const exported = (await leads('export', '--person', 'meena@example.com')).out;
  expect(JSON.parse(exported)[0].deliveries[0]).toMatchObject({ last_error });
  for (const printed of [out, exported]) expect(printed).toMatch(/^[\n\P{Cc}]*$/u);
});

it('a lead is shown with attribution, notice and newsletter choice', async () => {
  const { receive, leads } = await openLeadsCommand();
  const { id } = await receive({
    attribution: { landing: '/seo-services', utm_source: 'news' },
    consent: {
      noticeVersion: '2026-11',
      noticeText: 'What we do with it.',
      marketing: true,
      marketingText: 'Send me news.',
    },
  });
  const { out } = await leads('show', id);
  expect(out).toMatch(/First page +\/seo-services/);
  expect(out).toMatch(/Campaign source +news/);
  expect(out).toMatch(/Privacy notice shown +2026-11/);
  expect(out).toMatch(/Notice +What we do with it\./);
  expect(out).toMatch(/Newsletter +yes/);
  expect(out).toMatch(/Agreed to +Send me news\./);
});

it('times are in the agency’s time zone from the built site, and a day begins at its midnight', async () => {
  const { receive, leads } = await openLeadsCommand();
  const { id } = await receive({ receivedAt: new Date('2026-11-21T20:00:00Z') });
  const list = await leads('list', '--since', '2026-11-22');
  expect(list.out).toContain('RECEIVED (Asia/Kolkata)');
  expect(list.out).toMatch(/ 2026-11-22 01:30 /);
  expect((await leads('show', id)).out).toContain('2026-11-22 01:30 (Asia/Kolkata)');
  expect((await leads('export')).out).toContain(',2026-11-22 01:30,Asia/Kolkata,contact,');
  expect((await leads('list', '--since', '2026-11-23')).out).toBe('No leads.\n');
});

it('an export contains no erased person, even after an old file brought them back', async () => {
  const { receive, leads } = await openLeadsCommand();
  const old = { receivedAt: new Date(Date.now() - 60_000), submissionId: 'submission-1' };
  await receive(old);
  const address = 'meena@example.com';
  await leads('erase', '--email', address, '--yes');
  await receive(old);
  expect((await leads('export')).out).not.toContain(address);
  expect(await leads('export', '--person', address)).toMatchObject({ code: 1, out: '' });
  // A lead after the erasure is stored.
  await receive();
  expect(JSON.parse((await leads('export', '--person', address)).out)).toHaveLength(1);
});

it('an export contains every lead and no formula that a spreadsheet would run', async () => {
  const { receive, leads, folder } = await openLeadsCommand();
  const fields = {
    name: '=HYPERLINK("http://evil","x")',
    email: 'a@b.co',
    phone: '+91 44',
    message: 'one, "two"\nthree;=1+1\n@x',
  };
  await receive({ kind: 'seo', fields, attribution: { landing: '/', utm_source: '=news' } });
  const { out } = await leads('export', '--format', 'csv');
  expect(out).toContain(`,no,,/,,'=news,`);
  expect(out).toContain(`"'=HYPERLINK(""http://evil"",""x"")"`);
  expect(out).toContain(",'+91 44,");
  expect(out).toContain(`"one, ""two""\nthree;'=1+1\n'@x"`);
  const file = path.join(folder, 'leads.json');
  expect((await leads('export', '--format', 'json', '--output', file)).code).toBe(0);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject([{ name: fields.name }]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('leads are sent again to MAIL_TO and counted', async () => {
  const { receive, leads } = await openLeadsCommand({ MAIL_TO: 'new@agency.example' });
  const { id } = await receive(SPAM);
  expect((await leads('resend', id)).out).toContain('1 delivery');
  expect((await leads('show', id)).out).toMatch(/agency-mail +new@agency\.example +due/);
  expect((await leads('stats')).out).toMatch(/Total leads: 1 contact, 0 seo[\s\S]*: 1 due, /);
  expect((await leads('acknowledge', id)).out).toContain('0 failed deliveries of 1 lead');
});

it('resend without a recipient is refused and changes nothing', async () => {
  const { receive, leads } = await openLeadsCommand();
  const { id } = await receive();
  const before = (await leads('show', id)).out;
  for (const words of [[id], ['--status', 'waiting']]) {
    const refused = { code: 1, out: '', err: expect.stringContaining('MAIL_TO is not set') };
    expect(await leads('resend', ...words)).toMatchObject(refused);
  }
  expect((await leads('show', id)).out).toBe(before);
});

it('resend --status waiting moves all waiting mail to a corrected MAIL_TO', async () => {
  const { receive, leads } = await openLeadsCommand({ MAIL_TO: 'new@agency.example' });
  const { id } = await receive();
  await receive({ fields: { email: 'b@example.com' } });
  expect((await leads('resend', '--status', 'waiting')).out).toContain('2 leads: 2 deliveries');
  const shown = (await leads('show', id)).out;
  expect(shown).toMatch(/agency-mail +new@agency\.example +due/);
  expect(shown).not.toContain('hello@agency.example');
  expect((await leads('resend', '--status', 'delivered')).code).toBe(2);
});

it('erase needs --yes and finds every spelling of an email address', async () => {
  const { database, receive, leads } = await openLeadsCommand();
  for (const email of ['Meena.R@Gmail.com', 'meenar+site@gmail.com', 'other@gmail.com'])
    await receive({ fields: { name: 'M', email } });
  const erase = ['erase', '--email', 'MEENA.R@gmail.com'];
  const addresses = 'meenar+site@gmail.com, Meena.R@Gmail.com';
  const asked = expect.stringContaining(`permanently deletes 2 leads of ${addresses}.`);
  expect(await leads(...erase)).toMatchObject({ code: 2, err: asked });
  expect((await leads(...erase, '--yes')).out).toContain('Deleted 2 leads.');
  expect(await database.db.selectFrom('leads').select('email').execute()).toHaveLength(1);
});

it('dots before the @ make two people of a company, in erase and in export --person', async () => {
  const { receive, leads } = await openLeadsCommand();
  for (const email of ['first.last@company.in', 'firstlast@company.in'])
    await receive({ fields: { name: 'F', email } });
  const exported = await leads('export', '--person', 'First.Last@company.in');
  expect(JSON.parse(exported.out)).toMatchObject([{ email: 'first.last@company.in' }]);
  const erase = ['erase', '--email', 'first.last@company.in'];
  const asked = expect.stringContaining('deletes one lead of first.last@company.in.');
  expect(await leads(...erase)).toMatchObject({ code: 2, err: asked });
  await leads(...erase, '--yes');
  const left = await leads('export', '--format', 'json');
  expect(JSON.parse(left.out)).toMatchObject([{ email: 'firstlast@company.in' }]);
});

it('an ID that several leads of one minute have in common asks for the reference', async () => {
  const { receive, leads } = await openLeadsCommand();
  const { id } = await receive();
  await receive({ fields: { email: 'b@example.com' } });
  const { code, err } = await leads('show', id.slice(0, 8));
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('Enter the reference') });
  const [reference = ''] = (await leads('list')).out.match(/^\w{4}-\w{4}(?= )/m) ?? [];
  expect(err).toContain(reference);
  expect((await leads('show', reference)).code).toBe(0);
});

it('the data of one person is JSON, and a name that says CSV is refused', async () => {
  const { receive, leads, folder } = await openLeadsCommand();
  await receive();
  const person = ['export', '--person', 'meena@example.com'];
  const file = path.join(folder, 'x.csv');
  expect((await leads(...person, '--output', file)).code).toBe(2);
  expect((await leads(...person, '--format', 'csv')).code).toBe(2);
  expect(readdirSync(folder)).not.toContain('x.csv');
  expect(JSON.parse((await leads(...person)).out)).toHaveLength(1);
});

it('usage errors are explained and end with code 2, unknown leads with code 1', async () => {
  const { leads } = await openLeadsCommand();
  const mistakes = [
    [],
    ['fly'],
    ['list', '--colour'],
    ['list', '--since', 'soon'],
    ['list', '--since', '2026-02-30'],
    ['list', '--status', 'x'],
    ['move', '--to', 'mysql://x'],
    ['restore', 'nothing.db'],
    ['show'],
  ];
  for (const words of mistakes) {
    const { code, err } = await leads(...words);
    expect([words, code]).toEqual([words, 2]);
    expect(err).toContain('--help');
  }
  const none = expect.stringContaining('No lead with ID 0000. To list them:');
  expect(await leads('show', '0000')).toMatchObject({ code: 1, err: none });
  expect((await leads('--help')).out).toContain('resend   <id>');
});

it('a missing store is not created, and its file is named', async () => {
  const folder = await temporaryFolder();
  const { code, out, err } = await runLeads(['list'], { DATA_DIR: folder }, folder);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(path.join(folder, 'leads.db'));
  expect(readdirSync(folder)).toEqual([]);
});

it('the settings of the service are found in .env', async () => {
  const { folder, receive } = await openLeadsCommand();
  await receive();
  const cwd = await temporaryFolder();
  writeFileSync(path.join(cwd, '.env'), `DATA_DIR=${folder}\n`);
  const command = [path.resolve(import.meta.dirname, 'leads.ts'), 'list'];
  const out = execFileSync(process.execPath, command, { cwd, env: bareEnvironment({}) });
  expect(out.toString()).toContain('meena@example.com');
});

it('erase and repeat-erasures say so when they found nobody', async () => {
  const { leads, folder } = await openLeadsCommand();
  for (const email of ['', 'meena', 'meena example.com'])
    expect(await leads('erase', '--email', email, '--yes')).toMatchObject({ code: 2, out: '' });
  const { out } = await leads('erase', '--email', 'mena@example.com', '--yes');
  expect(out).toContain('No lead of mena@example.com is stored.');
  expect(out).not.toContain('Deleted');
  const wrong = path.join(folder, 'wrong.txt');
  writeFileSync(wrong, '');
  const refused = { code: 1, err: expect.stringContaining(`${wrong} names nobody`) };
  expect(await leads('repeat-erasures', wrong)).toMatchObject(refused);
});

it('nothing that was typed is ignored: the command refuses, and changes nothing', async () => {
  const { receive, leads, database } = await openLeadsCommand({ MAIL_TO: 'a@agency.example' });
  const { id } = await receive();
  const failed = database.db.updateTable('deliveries').set({ status: 'failed' });
  await failed.execute();
  const refused = { code: 2, out: '' };
  for (const words of [
    ['erase', '--email', 'a@b.example', 'meena@example.com', '--yes'],
    ['erase', id, '--email', 'a@b.example', '--yes'],
    ['acknowledge', '--status', 'failed', id],
    ['acknowledge', id, id],
    ['resend', '--status', 'failed', id],
    ['resend', '--status', 'failed', '--since', '1h'],
    ['list', 'meena'],
    ['list', '--email', 'meena@example.com'],
    ['export', 'leads.csv'],
    ['export', '--person', 'meena@example.com', '--since', '1h'],
    ['stats', '30d'],
    ['backup', 'one.db', '--output', 'two.db'],
    ['show', id, '--yes'],
    ['restore', 'one.db', 'two.db'],
    ['move', 'postgres://localhost/leads'],
  ]) {
    expect([words, await leads(...words)]).toMatchObject([words, refused]);
  }
  expect(await database.db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  const kept = await database.db.selectFrom('deliveries').select('status').execute();
  expect(kept.every(({ status }) => status === 'failed')).toBe(true);
});
