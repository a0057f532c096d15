import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createLeadAdmin } from '../leads/admin/lead-admin.ts';
import { STORE_TABLES } from '../leads/admin/store-copy.ts';
import { openLeadDatabase } from '../leads/store/database.ts';
import { bareEnvironment } from '../testing/bare-environment.ts';
import { startTestPostgres, type TestPostgres } from '../testing/postgres-server.ts';
import { startTestService } from '../testing/running-service.ts';
import { createSampleIntake } from '../testing/sample-lead.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const CLI = path.resolve(import.meta.dirname, 'leads.ts');

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

type Ended = { code: number; out: string; err: string };

function leads(env: Record<string, string>, folder: string, ...words: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { cwd: folder, env: bareEnvironment(env) };
    execFile(process.execPath, [CLI, ...words], options, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

async function storeWithLeads(folder: string, count: number) {
  const database = await openLeadDatabase({
    dialect: 'sqlite',
    file: path.join(folder, 'leads.db'),
  });
  onTestFinished(() => database.close());
  const receive = await createSampleIntake(database);
  for (let number = 0; number < count; number += 1) {
    const fields = { name: `நிலா ${number}`, email: `v${number}@example.com` };
    await receive({ fields, honeypot: number % 10 === 0 ? 'x' : '' });
  }
  return { database, receive };
}

it('where there is no store none is made, and the file looked for is named', async () => {
  const folder = await temporaryFolder();
  const { code, out, err } = await leads({}, folder, 'list');
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toContain(path.join(folder, 'data', 'leads.db'));
  expect(readdirSync(folder)).toEqual([]);
}, 60_000);

it('the settings of the service are found in .env, and every answer names its store', async () => {
  const folder = await temporaryFolder();
  await storeWithLeads(path.join(folder, 'elsewhere'), 1);
  writeFileSync(path.join(folder, '.env'), 'DATA_DIR=elsewhere\n');
  const { code, out, err } = await leads({}, folder, 'list');
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('v0@example.com') });
  expect(err).toContain(path.join(folder, 'elsewhere', 'leads.db'));
}, 60_000);

it('everything moves to Postgres and is counted on both sides', async () => {
  const folder = await temporaryFolder();
  await storeWithLeads(folder, 450);
  const url = await postgres.emptyDatabase();
  const moved = await leads({ DATA_DIR: folder }, folder, 'move', '--to', url);
  expect(moved).toMatchObject({
    code: 0,
    out: expect.stringContaining('450 leads, '),
  });
  const [here, there] = await Promise.all([
    leads({ DATA_DIR: folder }, folder, 'export', '--format', 'json', '--output', '-'),
    leads({ DATABASE_URL: url }, folder, 'export', '--format', 'json'),
  ]);
  expect(there.out).toBe(here.out);
  const again = await leads({ DATA_DIR: folder }, folder, 'move', '--to', url);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('450 leads already') });
  expect(again.err).not.toContain('tester@');

  const backup = await leads({ DATABASE_URL: url }, folder, 'backup', 'from-postgres.db');
  expect(backup.code).toBe(0);
  const restored = await leads({ DATA_DIR: 'back' }, folder, 'restore', 'from-postgres.db');
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('450 leads') });
}, 120_000);

it('a backup made while leads come in is restored whole, for its owner only', async () => {
  const folder = await temporaryFolder();
  const { receive } = await storeWithLeads(folder, 20);
  const env = { DATA_DIR: folder };
  const [backup] = await Promise.all([
    leads(env, folder, 'backup', 'copies/one.db'),
    ...Array.from({ length: 20 }, () => receive()),
  ]);
  expect(backup.code).toBe(0);
  const file = path.join(folder, 'copies', 'one.db');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  const restored = await leads({ DATA_DIR: 'new' }, folder, 'restore', file);
  expect(restored.code).toBe(0);
  expect((await leads({ DATA_DIR: 'new' }, folder, 'list')).out).toContain('v19@example.com');
  expect((await leads(env, folder, 'restore', file)).err).toContain('it must hold none');
  expect((await leads(env, folder, 'backup', file)).code).toBe(2);
}, 120_000);

it('a backup without a name lies beside the leads and bears the moment', async () => {
  const folder = await temporaryFolder();
  await storeWithLeads(path.join(folder, 'kept'), 3);
  const { code, out } = await leads({ DATA_DIR: path.join(folder, 'kept') }, folder, 'backup');
  expect(code).toBe(0);
  const [name, ...more] = readdirSync(path.join(folder, 'kept', 'backups'));
  expect(more).toEqual([]);
  expect(name).toMatch(/^leads-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$/);
  expect(out).toContain(path.join(folder, 'kept', 'backups', name ?? ''));
}, 60_000);

it('a backup of a Postgres in use is whole, and has what was there when it began', async () => {
  const folder = await temporaryFolder();
  const url = await postgres.emptyDatabase();
  const database = await openLeadDatabase({ dialect: 'postgres', url });
  onTestFinished(() => database.close());
  const receive = await createSampleIntake(database, {
    recipients: ['hello@agency.example'],
    webhook: false,
  });
  for (let count = 0; count < 20; count += 1) await receive();
  let going = true;
  const writing = (async () => {
    while (going) await receive();
  })();
  const backup = await leads({ DATABASE_URL: url }, folder, 'backup', 'one.db');
  going = false;
  await writing;
  expect(backup).toMatchObject({ code: 0 });
  expect((await leads({ DATA_DIR: 'new' }, folder, 'restore', 'one.db')).out).toMatch(
    /(\d+) leads, /,
  );
}, 120_000);

it('neither a restore nor a move touches a store that the service runs on', async () => {
  const service = await startTestService();
  const { folder, settings } = service;
  const env = { DATA_DIR: settings.dataDir };
  expect((await leads(env, folder, 'backup', 'b.db')).code).toBe(0);
  const url = await postgres.emptyDatabase();
  for (const words of [
    ['restore', 'b.db'],
    ['move', '--to', url],
  ]) {
    const refused = await leads(env, folder, ...words);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Stop it first') });
  }
  await service.stop();
  expect((await leads(env, folder, 'restore', 'b.db')).code).toBe(0);
  expect((await leads(env, folder, 'move', '--to', url)).code).toBe(0);
}, 120_000);

it('a restore brings back nobody who was erased', async () => {
  const folder = await temporaryFolder();
  const { database, receive } = await storeWithLeads(folder, 1);
  const { id } = await receive();
  await leads({ DATA_DIR: folder }, folder, 'backup', 'b.db');
  await createLeadAdmin(database).erase({ id });
  await database.db.deleteFrom('leads').execute();
  expect((await leads({ DATA_DIR: folder }, folder, 'restore', 'b.db')).code).toBe(0);
  expect(await createLeadAdmin(database).list({ id })).toEqual([]);
  expect(await database.db.selectFrom('leads').select('email').execute()).toHaveLength(1);
}, 60_000);

it('erase finds every spelling of an address, and asks first', async () => {
  const folder = await temporaryFolder();
  const { database, receive } = await storeWithLeads(folder, 1);
  for (const email of ['Meena.R@Example.com', 'meenar+site@example.com', 'meena.r@example.com']) {
    await receive({ fields: { name: 'M', email } });
  }
  const erase = ['erase', '--email', 'MEENA.R@example.com'];
  const asked = await leads({ DATA_DIR: folder }, folder, ...erase);
  expect(asked).toMatchObject({ code: 2, err: expect.stringContaining('Erase 3 leads of') });
  expect((await leads({ DATA_DIR: folder }, folder, ...erase, '--yes')).out).toContain('erased: 3');
  expect(await database.db.selectFrom('leads').select('email').execute()).toHaveLength(1);
}, 60_000);

it('no table is forgotten when a store is copied', async () => {
  const folder = await temporaryFolder();
  const { database } = await storeWithLeads(folder, 0);
  const { rows } = await sql<{ name: string }>`select name from sqlite_schema where type = 'table'
    and name not like 'kysely%' and name not like 'sqlite%'`.execute(database.db);
  expect(rows.map(({ name }) => name).sort()).toEqual([...STORE_TABLES].sort());
  expect(existsSync(path.join(folder, 'leads.db'))).toBe(true);
}, 30_000);
