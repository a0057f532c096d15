import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type LeadDatabase, openLeadDatabase } from '../leads/store/database.ts';
import { bareEnvironment } from '../testing/bare-environment.ts';
import { createSampleIntake, SPAM } from '../testing/sample-lead.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const CLI = path.resolve(import.meta.dirname, 'leads.ts');

type LeadsCommandLine = {
  database: LeadDatabase;
  folder: string;
  leads(...words: string[]): Promise<{ code: number; out: string; err: string }>;
};

async function openAdmin(more: Record<string, string> = {}): Promise<LeadsCommandLine> {
  const folder = await temporaryFolder();
  const database = await openLeadDatabase({
    dialect: 'sqlite',
    file: path.join(folder, 'leads.db'),
  });
  onTestFinished(() => database.close());
  const env = bareEnvironment({ DATA_DIR: folder, ...more });
  return {
    database,
    folder,
    leads: (...words) =>
      new Promise((resolve) => {
        execFile(process.execPath, [CLI, ...words], { cwd: folder, env }, (error, out, err) => {
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
        });
      }),
  };
}

it('leads are listed and shown, by the beginning of their id too', async () => {
  const { database, leads } = await openAdmin();
  const { id } = await (await createSampleIntake(database))();
  expect((await leads('list')).out).toContain('meena@example.com');
  expect(JSON.parse((await leads('list', '--json', '--since', '1h')).out)).toMatchObject([
    { id, status: 'waiting' },
  ]);
  expect((await leads('list', '--status', 'failed')).out).toBe('No leads.\n');
  const shown = await leads('show', id.slice(0, 20));
  expect(shown.out).toContain('Filter House');
  expect(shown.out).toMatch(/agency-mail +hello@agency\.example +due/);
  const reference = /Reference +(\S+)/.exec(shown.out)?.[1] ?? '';
  expect((await leads('show', reference)).out).toBe(shown.out);
}, 180_000);

it('times are those of the agency, and a day begins at its midnight', async () => {
  const { database, leads } = await openAdmin({ TIME_ZONE: 'Asia/Kolkata' });
  const receive = await createSampleIntake(database);
  const { id } = await receive({ receivedAt: new Date('2026-11-21T20:00:00Z') });
  const list = await leads('list', '--since', '2026-11-22');
  expect(list.out).toContain('RECEIVED (Asia/Kolkata)');
  expect(list.out).toMatch(/ 2026-11-22 01:30 /);
  expect((await leads('show', id)).out).toContain('Sun 22 Nov 2026, 01:30 GMT+5:30');
  expect((await leads('list', '--since', '2026-11-23')).out).toBe('No leads.\n');
}, 180_000);

it('nobody who was erased leaves the store in an export, even where an old file brought them back', async () => {
  const { database, leads } = await openAdmin();
  const receive = await createSampleIntake(database);
  const old = { receivedAt: new Date(Date.now() - 60_000), submissionId: 'submission-1' };
  await receive(old);
  await leads('erase', '--email', 'meena@example.com', '--yes');
  await receive(old);
  const address = 'meena@example.com';
  expect((await leads('export')).out).not.toContain(address);
  expect(await leads('export', '--person', address)).toMatchObject({ code: 1, out: '' });
  // Who writes again after the erasure is kept.
  await receive();
  expect(JSON.parse((await leads('export', '--person', address)).out)).toHaveLength(1);
}, 180_000);

it('an export holds every lead and no formula that a spreadsheet would run', async () => {
  const { database, leads, folder } = await openAdmin();
  const fields = {
    name: '=HYPERLINK("http://evil","x")',
    email: 'a@b.co',
    phone: '+91 44',
    message: 'one, "two"\nthree;=1+1\n@x',
  };
  const origin = { landing: '/', utm_source: '=news' };
  await (await createSampleIntake(database))({ kind: 'seo', fields, origin });
  const { out } = await leads('export', '--format', 'csv');
  expect(out).toContain(`,no,,/,,'=news,`);
  expect(out).toContain(`"'=HYPERLINK(""http://evil"",""x"")"`);
  expect(out).toContain(",'+91 44,");
  expect(out).toContain(`"one, ""two""\nthree;'=1+1\n'@x"`);
  expect((await leads('export', '--format', 'json', '--output', 'leads.json')).code).toBe(0);
  const saved = JSON.parse(await readFile(path.join(folder, 'leads.json'), 'utf8'));
  expect(saved).toMatchObject([{ name: fields.name }]);
}, 180_000);

it('leads are sent again to MAIL_TO, and erased ones are gone', async () => {
  const { database, leads } = await openAdmin({ MAIL_TO: 'new@agency.example' });
  const { id } = await (await createSampleIntake(database))(SPAM);
  const resent = await leads('resend', id, '--json');
  expect(JSON.parse(resent.out)).toEqual({ id, due: 1 });
  expect((await leads('show', id)).out).toMatch(/agency-mail +new@agency\.example +due/);
  expect(JSON.parse((await leads('stats', '--json')).out)).toMatchObject({
    leads: { contact: 1, seo: 0 },
    deliveries: { due: 1 },
  });
  expect((await leads('erase', '--email', 'meena@example.com', '--yes')).code).toBe(0);
  expect((await leads('stats')).out).toContain('Leads in all: 0 contact, 0 seo');
  const nobody = await leads('erase', '--email', 'nobody@example.com', '--yes');
  expect(nobody).toMatchObject({ code: 0, out: expect.stringContaining('erased: 0') });
  const records = await database.db.selectFrom('erasure_records').selectAll().execute();
  expect(records).toHaveLength(3);
}, 180_000);

it('mistakes are explained and end with code 2, what does not exist with code 1', async () => {
  const { leads } = await openAdmin();
  const mistakes = [
    [],
    ['fly'],
    ['list', '--colour'],
    ['list', '--since', 'soon'],
    ['list', '--since', '2026-02-30'],
    ['list', '--since', '2026-13-01'],
    ['move'],
    ['move', '--to', 'mysql://x'],
    ['restore', 'nothing.db'],
    ['list', '--status', 'x'],
    ['show'],
  ];
  const answers = await Promise.all(mistakes.map((words) => leads(...words)));
  for (const [number, { code, err }] of answers.entries()) {
    expect([mistakes[number], code]).toEqual([mistakes[number], 2]);
    expect(err).toContain('--help');
  }
  expect(await leads('show', '0000')).toMatchObject({
    code: 1,
    err: expect.stringContaining('leads: No lead 0000. See: leads list\n'),
  });
  expect((await leads('--help')).out).toContain('resend   <id>');
}, 180_000);
