import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLeadAdmin } from '../admin/lead-admin.ts';
import { openLeadDatabase } from '../store/database.ts';
import { takeServiceLock } from '../store/service-lock.ts';
import { type LeadsCommand, openLeadsCommand } from '../testing/leads-command.ts';
import { until } from '../testing/mail-catcher.ts';
import { startTestPostgres, type TestPostgres } from '../testing/postgres-server.ts';
import { startTestService } from '../testing/running-service.ts';
import { holdWriteLock } from '../testing/sqlite-lock.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { runLeads } from './run-leads.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
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
  const site = path.join(command.folder, 'dist');
  const there = await runLeads(['export'], { DATABASE_URL: url }, site);
  expect(there.out).toBe((await command.leads('export')).out);
  const again = await command.leads('move', '--to', url);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('210 leads already') });
  expect(again.err).not.toContain('tester@');
  const backup = await runLeads(['backup'], { DATABASE_URL: url }, command.folder);
  expect(backup).toMatchObject({ code: 2, err: expect.stringContaining('use pg_dump') });
});

it('move forgets no table', async () => {
  const { database, leads, receive, folder } = await openLeadsCommand();
  const { id } = await receive();
  const [delivery] = await database.db.selectFrom('deliveries').select('id').execute();
  const attempt = { delivery_id: delivery?.id ?? '', outcome: 'sent', response: '250' } as const;
  await database.db
    .insertInto('delivery_attempts')
    .values({ id: 'a', ...attempt, began_at: '2026', ended_at: '2026' })
    .execute();
  const key = { erasure_key: 'lead x', erased_at: '2026' };
  await database.db.insertInto('erasure_records').values(key).execute();
  const url = await postgres.emptyDatabase();
  expect((await leads('move', '--to', url)).code).toBe(0);
  const copy = await openLeadDatabase({ dialect: 'postgres', url });
  const tables = await database.db.introspection.getTables();
  expect(tables.length).toBeGreaterThan(4);
  for (const { name } of tables) {
    const rows = (db: typeof copy.db) => sql`select * from ${sql.table(name)}`.execute(db);
    const [before, after] = [(await rows(database.db)).rows, (await rows(copy.db)).rows];
    expect([name, before.length > 0]).toEqual([name, true]);
    expect([name, after]).toEqual([name, before]);
  }
  await copy.close();
  expect((await runLeads(['show', id], { DATABASE_URL: url }, folder)).out).toContain('Meena');
});

it('a backup made while leads come in is restored completely, readable only by its owner', async () => {
  const command = await openLeadsCommand();
  const { leads, receive, folder } = command;
  await receiveMany(command, 20);
  const [backup] = await Promise.all([
    leads('backup'),
    ...Array.from({ length: 20 }, () => receive()),
  ]);
  expect(backup).toMatchObject({ code: 0, err: '' });
  const copies = path.join(folder, 'backups');
  expect(statSync(copies).mode & 0o777).toBe(0o700);
  const files = readdirSync(copies);
  expect(files.filter((file) => file.startsWith('erased-people-'))).toHaveLength(1);
  const [name = '', ...more] = files.filter((file) => !file.startsWith('erased-people-'));
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
  expect(restored.out).toContain('1 leads and 2 deliveries. Erased again: 1 leads.');
  expect(JSON.parse((await leads('export', '--format', 'json')).out)).toMatchObject([
    { name: 'Stays' },
  ]);
  const [replaced, ...more] = readdirSync(folder).filter((name) => name.includes('.replaced-'));
  expect(more).toEqual([]);
  expect(restored.out).toContain(replaced);
});

const ADDRESS = 'meena@example.com';

/** A backup with one person, who was erased after it. @returns the folder of the backup and its file */
async function eraseAfterBackup(command: LeadsCommand) {
  const { database, leads, receive } = command;
  await receive();
  const folder = await temporaryFolder();
  const file = path.join(folder, 'b.db');
  await leads('backup', file);
  const erased = await leads('erase', '--email', ADDRESS, '--yes');
  const [, list = ''] = /while (\S+) is beside it/.exec(erased.out) ?? [];
  expect(readFileSync(list, 'utf8')).not.toContain('example.com');
  await database.close();
  return { folder, file, list };
}

it('a person erased after the backup stays erased when the disk is lost', async () => {
  const command = await openLeadsCommand();
  const { folder, file, list } = await eraseAfterBackup(command);
  for (const name of readdirSync(command.folder)) {
    if (name.startsWith('leads.db')) rmSync(path.join(command.folder, name));
  }
  const restored = await command.leads('restore', file);
  expect(restored).toMatchObject({
    code: 0,
    out: expect.stringContaining('Erased again: 1 leads'),
  });
  expect((await command.leads('list')).out).toBe('No leads.\n');

  // On a new machine the service has made an empty store, which does not know who was erased.
  const DATA_DIR = path.join(folder, 'new');
  const elsewhere = (...words: string[]) => runLeads(words, { DATA_DIR }, command.folder);
  const storage = { dialect: 'sqlite', file: path.join(DATA_DIR, 'leads.db') } as const;
  await (await openLeadDatabase(storage)).close();
  for (const name of readdirSync(folder)) {
    if (name.startsWith('erased-people-')) rmSync(path.join(folder, name));
  }
  const asked = { code: 1, out: '', err: expect.stringContaining(`there is no ${folder}/erased-`) };
  expect(await elsewhere('restore', file)).toMatchObject(asked);
  expect((await elsewhere('list')).out).toBe('No leads.\n');
  const confirmed = await elsewhere('restore', file, '--yes');
  expect(confirmed.out).toContain('erase again everyone erased since the backup');
  expect((await elsewhere('list')).out).toContain(ADDRESS);

  // The list of the lost machine, found later; the same command is for Postgres after pg_restore.
  expect((await elsewhere('repeat-erasures', list)).out).toContain('Erased one lead again');
  expect((await elsewhere('list')).out).toBe('No leads.\n');
  writeFileSync(list, `${readFileSync(list, 'utf8')}half a li`);
  const refused = await elsewhere('repeat-erasures', list);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('not an erasure') });
  expect((await elsewhere('repeat-erasures')).err).not.toContain('there is no list');
});

it('restore says which leads came after the backup, and ignores what a killed restore left', async () => {
  const { database, leads, receive, folder } = await openLeadsCommand();
  await receive();
  const file = path.join(folder, 'b.db');
  await leads('backup', file);
  await receive({ fields: { email: 'later@example.com' } });
  await database.close();
  for (const end of ['', '-wal', '-shm']) {
    writeFileSync(path.join(folder, `leads.db.part${end}`), 'half a database '.repeat(1000));
  }
  const restored = await leads('restore', file);
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('1 leads came after') });
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  const [, replaced = ''] = /is now (\S+)\./.exec(restored.out) ?? [];
  const old = await runLeads(['list'], { DATABASE_URL: `file:${replaced}` }, folder);
  expect(old.out).toContain('later@example.com');
});

it('no service can start while a restore or a move is under way', async () => {
  const { database, leads, receive, folder } = await openLeadsCommand();
  await receive();
  const file = path.join(folder, 'b.db');
  await leads('backup', file);
  await database.close();
  const storage = { dialect: 'sqlite', file: path.join(folder, 'leads.db') } as const;
  const isLocked = async () => {
    const lock = await takeServiceLock(storage, 0).catch(({ code }) => code);
    if (lock === 'STORE_IN_USE') return true;
    lock.release();
    return false;
  };

  const url = await postgres.emptyDatabase();
  const target = await openLeadDatabase({ dialect: 'postgres', url });
  const moving = await target.db.transaction().execute(async (db) => {
    await sql`lock table leads in access exclusive mode`.execute(db);
    const moving = leads('move', '--to', url);
    const waits = sql`select 1 from pg_locks where not granted`;
    await until(async () => (await waits.execute(db)).rows.length > 0, 'the move waits');
    expect(await isLocked()).toBe(true);
    return { done: moving };
  });
  expect(await moving.done).toMatchObject({ code: 0 });
  await target.close();
  expect(await isLocked()).toBe(false);

  const writer = await holdWriteLock(storage.file);
  const restoring = leads('restore', file);
  await until(isLocked, 'the restore has the lock of the service');
  await writer.release();
  expect(await restoring).toMatchObject({ code: 0 });
  expect(await isLocked()).toBe(false);
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

  await sql`delete from kysely_migration where name like '%outbox'`.execute(database.db);
  expect((await leads('list')).err).toContain('Start the service of this version once');
  await insert(database.db);
  const refused = { code: 1, err: expect.stringContaining('newer version (2099-newer)') };
  for (const words of [['list'], ['backup'], ['move', '--to', await postgres.emptyDatabase()]])
    expect(await leads(...words)).toMatchObject(refused);
});

it('a file that is no backup is named, and the store is not changed', async () => {
  const { receive, leads, folder, database } = await openLeadsCommand();
  await receive();
  const good = path.join(folder, 'good.db');
  await leads('backup', good);
  await database.close();
  const files = {
    empty: '',
    text: 'These are my notes. '.repeat(500),
    cut: readFileSync(good).subarray(0, 3000),
    damaged: Buffer.concat([readFileSync(good).subarray(0, 8192), Buffer.alloc(20_000, 7)]),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, `${name}.db`);
    writeFileSync(file, text);
    const { code, err } = await leads('restore', file, '--yes');
    expect([name, code]).toEqual([name, 1]);
    expect(err).toContain(`${file} is damaged, or is no backup of this service`);
  }
  expect((await leads('list')).out).toContain('meena@example.com');
  expect((await leads('restore', good)).code).toBe(0);
});
