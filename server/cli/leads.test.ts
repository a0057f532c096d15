import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type LeadDatabase, openLeadDatabase } from '../leads/store/database.ts';
import { leadFields } from '../leads/store/lead.ts';
import { createLeadStore } from '../leads/store/lead-store.ts';
import { bareEnvironment } from '../testing/bare-environment.ts';
import { AGENCY_MAIL_ONLY, sampleLead } from '../testing/sample-lead.ts';
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
  const { id } = await createLeadStore(database, AGENCY_MAIL_ONLY).save(sampleLead());
  expect((await leads('list')).out).toContain('meena@example.com');
  expect(JSON.parse((await leads('list', '--json', '--since', '1h')).out)).toMatchObject([
    { id, status: 'waiting' },
  ]);
  expect((await leads('list', '--status', 'dead')).out).toBe('No leads.\n');
  const shown = await leads('show', id.slice(0, 20));
  expect(shown.out).toContain('Filter House');
  expect(shown.out).toMatch(/agency-mail +hello@agency\.example +due/);
  const reference = /Reference +(\S+)/.exec(shown.out)?.[1] ?? '';
  expect((await leads('show', reference)).out).toBe(shown.out);
}, 180_000);

it('times are those of the agency, and a day begins at its midnight', async () => {
  const { database, leads } = await openAdmin({ TIME_ZONE: 'Asia/Kolkata' });
  const store = createLeadStore(database, AGENCY_MAIL_ONLY);
  const { id } = await store.save(sampleLead({ receivedAt: new Date('2026-11-21T20:00:00Z') }));
  const list = await leads('list', '--since', '2026-11-22');
  expect(list.out).toContain('RECEIVED (Asia/Kolkata)');
  expect(list.out).toMatch(/ 2026-11-22 01:30 /);
  expect((await leads('show', id)).out).toContain('Sun 22 Nov 2026, 01:30 GMT+5:30');
  expect((await leads('list', '--since', '2026-11-23')).out).toBe('No leads.\n');
}, 180_000);

it('nobody who was erased leaves the store in an export, even where an old file brought them back', async () => {
  const { database, leads } = await openAdmin();
  const store = createLeadStore(database, AGENCY_MAIL_ONLY);
  const old = { receivedAt: new Date(Date.now() - 60_000), submissionId: 'submission-1' };
  await store.save(sampleLead(old));
  await leads('erase', '--email', 'meena@example.com', '--yes');
  await store.save(sampleLead(old));
  const address = 'meena@example.com';
  expect((await leads('export')).out).not.toContain(address);
  expect(await leads('export', '--person', address)).toMatchObject({ code: 1, out: '' });
  // Who writes again after the erasure is kept.
  await store.save(sampleLead());
  expect(JSON.parse((await leads('export', '--person', address)).out)).toHaveLength(1);
}, 180_000);

it('an export holds every lead and no formula that a spreadsheet would run', async () => {
  const { database, leads, folder } = await openAdmin();
  const fields = leadFields({
    name: '=HYPERLINK("http://evil","x")',
    email: 'a@b.co',
    phone: '+91 44',
    message: 'one, "two"\nthree;=1+1\n@x',
  });
  const origin = { landing: '/', utm_source: '=news' };
  const lead = sampleLead({ kind: 'seo', fields, origin });
  await createLeadStore(database, AGENCY_MAIL_ONLY).save(lead);
  const { out } = await leads('export', '--format', 'csv');
  expect(out).toContain(`,no,,/,,'=news,`);
  expect(out).toContain(`"'=HYPERLINK(""http://evil"",""x"")"`);
  expect(out).toContain(",'+91 44,");
  expect(out).toContain(`"one, ""two""\nthree;'=1+1\n'@x"`);
  expect((await leads('export', '--format', 'json', '--output', 'leads.json')).code).toBe(0);
  const saved = JSON.parse(await readFile(path.join(folder, 'leads.json'), 'utf8'));
  expect(saved).toMatchObject([{ name: fields.name }]);
}, 180_000);

it('held leads are released, sent ones sent again, and erased ones are gone', async () => {
  const { database, leads } = await openAdmin();
  const store = createLeadStore(database, AGENCY_MAIL_ONLY);
  const held = await store.save(
    sampleLead({ spamReasons: ['honeypot: the hidden field was filled'] }),
  );
  expect((await leads('resend', held.id)).err).toContain('use release');
  expect((await leads('release', held.id)).out).toContain('1 delivery due');
  expect(await leads('release', held.id)).toMatchObject({ code: 1 });
  expect(JSON.parse((await leads('resend', held.id, '--json')).out)).toEqual({
    id: held.id,
    due: 1,
  });
  expect(JSON.parse((await leads('stats', '--json')).out)).toMatchObject({
    leads: { contact: 1, seo: 0 },
    deliveries: { due: 2 },
  });
  expect((await leads('erase', '--email', 'meena@example.com', '--yes')).code).toBe(0);
  expect(await store.find(held.id)).toBeNull();
  expect((await leads('stats')).out).toContain('Leads in all: 0 contact, 0 seo');
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
  expect((await leads('--help')).out).toContain('release  <id>');
}, 180_000);
