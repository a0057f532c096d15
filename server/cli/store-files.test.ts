import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLeadAdmin } from '../leads/admin/lead-admin.ts';
import { openLeadDatabase } from '../leads/store/database.ts';
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

it('everything moves to Postgres and is counted on both sides', async () => {
  const command = await openLeadsCommand();
  await receiveMany(command, 210);
  const url = await postgres.emptyDatabase();
  const moved = await command.leads('move', '--to', url);
  expect(moved).toMatchObject({ code: 0, out: expect.stringContaining('Moved 210 leads') });
  const there = await runLeads(['export', '--json'], { DATABASE_URL: url }, command.folder);
  expect(there.out).toBe((await command.leads('export', '--json')).out);
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
  const file = path.join(folder, 'copies', 'one.db');
  const [backup] = await Promise.all([
    leads('backup', file),
    ...Array.from({ length: 20 }, () => receive()),
  ]);
  expect(backup.code).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  expect((await leads('backup', file)).code).toBe(2);
  const elsewhere = { DATA_DIR: path.join(folder, 'new') };
  const restored = await runLeads(['restore', file], elsewhere, folder);
  expect(restored.code).toBe(0);
  expect((await runLeads(['list'], elsewhere, folder)).out).toContain('v19@example.com');
});

it('a backup without a name is in backups/ of the data folder, with the moment in its name', async () => {
  const { leads, folder } = await openLeadsCommand();
  expect((await leads('backup')).code).toBe(0);
  expect(readdirSync(path.join(folder, 'backups'))).toEqual([
    expect.stringMatching(/^leads-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$/),
  ]);
});

it('neither restore nor move touches a database that the service is using', async () => {
  const service = await startTestService();
  const leads = (...words: string[]) =>
    runLeads(words, { DATA_DIR: service.settings.dataDir }, service.folder);
  const file = path.join(service.folder, 'b.db');
  expect((await leads('backup', file)).code).toBe(0);
  const url = await postgres.emptyDatabase();
  for (const words of [
    ['restore', file],
    ['move', '--to', url],
  ]) {
    const refused = await leads(...words);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Stop it first') });
  }
  await service.stop();
  expect((await leads('restore', file)).code).toBe(0);
  expect((await leads('move', '--to', url)).code).toBe(0);
});

it('a restore brings back nobody who was erased, and leaves the replaced store beside', async () => {
  const { database, leads, receive, folder } = await openLeadsCommand();
  const { id } = await receive();
  await receive({ fields: { name: 'Stays', email: 'stays@example.com' } });
  const file = path.join(folder, 'b.db');
  await leads('backup', file);
  await createLeadAdmin(database).erase({ id });
  await database.close();
  const restored = await leads('restore', file);
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('Restored 1 leads') });
  expect(JSON.parse((await leads('list', '--json')).out)).toMatchObject([{ name: 'Stays' }]);
  const [replaced, ...more] = readdirSync(folder).filter((name) => name.includes('.replaced-'));
  expect(more).toEqual([]);
  expect(restored.out).toContain(replaced);
});

it('no command works on a store with the tables of another version, and none changes them', async () => {
  const { database, leads } = await openLeadsCommand();
  await sql`delete from kysely_migration where name like '%plain-outbox'`.execute(database.db);
  expect((await leads('list')).err).toContain('Start the service of this version once');
  const insert = sql`insert into kysely_migration values ('2099-newer', '2099-01-01')`;
  await insert.execute(database.db);
  for (const words of [['list'], ['backup'], ['move', '--to', await postgres.emptyDatabase()]])
    expect(await leads(...words)).toMatchObject({
      code: 1,
      err: expect.stringContaining('newer version (2099-newer)'),
    });
});

it('a backup of a newer version is refused and the store stays as it is', async () => {
  const { database, leads, receive, folder } = await openLeadsCommand();
  await receive();
  const file = path.join(await temporaryFolder(), 'newer.db');
  await leads('backup', file);
  const newer = await openLeadDatabase({ dialect: 'sqlite', file });
  await sql`insert into kysely_migration values ('2099-newer', '2099-01-01')`.execute(newer.db);
  await newer.close();
  await database.close();
  expect((await leads('restore', file)).err).toContain('newer version');
  expect((await leads('list')).out).toContain('meena@example.com');
  expect(readdirSync(folder).filter((name) => name.includes('.replaced-'))).toEqual([]);
});
