import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from './app.ts';
import { parseSettings } from './config.ts';
import { createLeadAdmin } from './leads/admin/lead-admin.ts';
import { USUAL_FLOOD_LIMITS } from './leads/intake/flood-limit.ts';
import { createIntake } from './leads/intake/intake.ts';
import { openLeadDatabase } from './leads/store/database.ts';
import { createLeadStore } from './leads/store/lead-store.ts';
import { NodeSqliteDialect } from './leads/store/node-sqlite-dialect.ts';
import { createTraffic } from './leads/store/traffic.ts';
import { BROWSER, multipart, startTestService } from './testing/running-service.ts';
import { CONTACT_FIELDS, SAMPLE_PLAN, SEO_FIELDS } from './testing/sample-lead.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

it('a store that is gone means 503, for scripts and for people, and is never called a success', async () => {
  const service = await startTestService();
  const admin = await service.openAdmin();
  await sql`alter table leads rename to leads_away`.execute(admin.database.db);
  const response = await service.post('/backend/contact.php', multipart(CONTACT_FIELDS));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await response.json()).toMatchObject({ status: 'error' });
  const page = await service.post(
    '/backend/contact.php',
    new URLSearchParams(CONTACT_FIELDS),
    BROWSER,
  );
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('value="meena@example.com"');
  await sql`alter table leads_away rename to leads`.execute(admin.database.db);
  expect((await service.post('/backend/contact.php', multipart(CONTACT_FIELDS))).status).toBe(200);
});

it('a full disk means 503 for the whole lead, and what was kept before stays whole', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'leads.db');
  const database = await openLeadDatabase({ dialect: 'sqlite', file });
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
  // SQLite says "database or disk is full" at this size, as on a disk without room.
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 8}`).execute(database.db);
  const result = parseSettings({ LOG_LEVEL: 'silent' });
  if (!result.ok) throw new Error('settings');
  const app = await createApp({
    settings: result.settings,
    siteFolder: folder,
    intake: createIntake({
      store: createLeadStore(database, SAMPLE_PLAN),
      traffic: createTraffic(database),
      floodLimits: USUAL_FLOOD_LIMITS,
      secret: 'secret',
      onLead() {},
    }),
    troubles: async () => [],
    networkKey: () => '',
  });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const accepted: string[] = [];
  let status = 200;
  for (let count = 0; status === 200 && count < 50; count += 1) {
    const message = `${count} ${'x'.repeat(4000)}`;
    const body = multipart({ ...SEO_FIELDS, message });
    const response = await fetch(`${address}/backend/contact-seo.php`, { method: 'POST', body });
    status = response.status;
    if (status === 200) accepted.push((await response.json()).id);
  }
  expect(status).toBe(503);
  expect(accepted.length).toBeGreaterThan(0);
  const admin = createLeadAdmin(database);
  const kept = await admin.list();
  expect(kept.map(({ id }) => id).sort()).toEqual(accepted.sort());
  for (const { id } of kept) expect(await admin.deliveries(id)).toHaveLength(2);
});

it('a commit is on the disk before it returns', async () => {
  const db = new Kysely<object>({
    dialect: new NodeSqliteDialect(path.join(await temporaryFolder(), 'new', 'leads.db')),
  });
  const pragma = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  await db.destroy();
});

it('what cannot be written is undone alone, and leaves those who share its commit as they are', async () => {
  const dialect = new NodeSqliteDialect(path.join(await temporaryFolder(), 'leads.db'));
  const db = new Kysely<object>({ dialect });
  onTestFinished(() => db.destroy());
  await sql`create table notes (id integer primary key, text text not null)`.execute(db);
  const note = (id: number, text: string | null) => ({
    sql: 'insert into notes values (?, ?)',
    parameters: [id, text],
  });
  const kept = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((number) =>
      dialect.write([note(number, 'first'), note(number + 10, number === 3 ? null : 'second')]),
    ),
  );
  expect(kept.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  const { rows } = await sql<{ id: number }>`select id from notes order by id`.execute(db);
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 4, 5, 11, 12, 14, 15]);
});
