import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLeadAdmin } from '../admin/lead-admin.ts';
import { openLeadDatabase } from '../store/database.ts';
import { type LeadsCommand, openLeadsCommand } from '../testing/leads-command.ts';
import { startTestPostgres, type TestPostgres } from '../testing/postgres-server.ts';
import { startTestService } from '../testing/running-service.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { runLeads } from './run-leads.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

async function receiveMany({ receive }: LeadsCommand, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const fields = { name: `நிலா ${number}`, email: `v${number}@example.com` };
    await receive({ fields, honeypot: number % 10 === 0 ? 'x' : '' });
  }
}

it('everything moves to Postgres and the counts are compared', async () => {
  const command = await openLeadsCommand();
  await receiveMany(command, 210);
  const url = await postgres.emptyDatabase();
  const moved = await command.leads('move', '--to', url);
  expect(moved).toMatchObject({ code: 0, out: expect.stringContaining('210 leads') });
  const there = await runLeads(['export'], { DATABASE_URL: url }, command.folder);
  expect(there.out).toBe((await command.leads('export')).out);
  const again = await command.leads('move', '--to', url);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('210 leads already') });
  expect(again.err).not.toContain('tester@');
  const backup = await runLeads(['backup'], { DATABASE_URL: url }, command.folder);
  expect(backup).toMatchObject({ code: 2, err: expect.stringContaining('use pg_dump') });
}, 60_000);

it('a backup made while leads come in is restored completely, readable only by its owner', async () => {
  const command = await openLeadsCommand();
  const { leads, receive, folder } = command;
  await receiveMany(command, 20);
  const [backup] = await Promise.all([
    leads('backup'),
    ...Array.from({ length: 20 }, () => receive()),
  ]);
  expect(backup.code).toBe(0);
  const copies = path.join(folder, 'backups');
  expect(statSync(copies).mode & 0o777).toBe(0o700);
  const [name = '', ...more] = readdirSync(copies);
  expect([name, more]).toEqual([expect.stringMatching(/^leads-\d{4}(-\d\d){2}T.*\.db$/), []]);
  const file = path.join(copies, name);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await leads('backup', file)).code).toBe(2);
  const elsewhere = { DATA_DIR: path.join(folder, 'new') };
  expect((await runLeads(['restore', file], elsewhere, folder)).code).toBe(0);
  expect((await runLeads(['list'], elsewhere, folder)).out).toContain('v19@example.com');
});

it('neither restore nor move touches a database that the service is using', async () => {
  const service = await startTestService();
  const leads = (...words: string[]) =>
    runLeads(words, { DATA_DIR: service.settings.dataDir }, service.folder);
  const file = path.join(service.folder, 'b.db');
  expect((await leads('backup', file)).code).toBe(0);
  const commands = [
    ['restore', file],
    ['move', '--to', await postgres.emptyDatabase()],
  ];
  const refused = { code: 1, err: expect.stringContaining('Stop it first') };
  for (const words of commands) expect(await leads(...words)).toMatchObject(refused);
  await service.stop();
  for (const words of commands) expect(await leads(...words)).toMatchObject({ code: 0 });
});

it('a restore brings back no erased person, and renames the replaced store', async () => {
  const { database, leads, receive, folder } = await openLeadsCommand();
  const { id } = await receive();
  await receive({ fields: { name: 'Stays', email: 'stays@example.com' } });
  const file = path.join(folder, 'b.db');
  await leads('backup', file);
  await createLeadAdmin(database).erase({ id });
  await database.close();
  const restored = await leads('restore', file);
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('Restored 1 leads') });
  expect(JSON.parse((await leads('export', '--format', 'json')).out)).toMatchObject([
    { name: 'Stays' },
  ]);
  const [replaced, ...more] = readdirSync(folder).filter((name) => name.includes('.replaced-'));
  expect(more).toEqual([]);
  expect(restored.out).toContain(replaced);
});

it('every command refuses a store of another version and does not change it', async () => {
  const { database, leads, receive, folder } = await openLeadsCommand();
  await receive();
  const insert = (db: typeof database.db) =>
    sql`insert into kysely_migration values ('2099-newer', '2099-01-01')`.execute(db);
  const file = path.join(await temporaryFolder(), 'newer.db');
  await leads('backup', file);
  const newer = await openLeadDatabase({ dialect: 'sqlite', file });
  await insert(newer.db);
  await newer.close();
  expect((await leads('restore', file)).err).toContain('newer version');
  expect((await leads('list')).out).toContain('meena@example.com');
  expect(readdirSync(folder).filter((name) => name.includes('.replaced-'))).toEqual([]);

  await sql`delete from kysely_migration where name like '%plain-outbox'`.execute(database.db);
  expect((await leads('list')).err).toContain('Start the service of this version once');
  await insert(database.db);
  const refused = { code: 1, err: expect.stringContaining('newer version (2099-newer)') };
  for (const words of [['list'], ['backup'], ['move', '--to', await postgres.emptyDatabase()]])
    expect(await leads(...words)).toMatchObject(refused);
});
