import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { openLeadDatabase } from './leads/database.ts';
import { createLeadDesk } from './leads/lead-desk.ts';
import { createLeadStore } from './leads/lead-store.ts';
import { NodeSqliteDialect } from './leads/node-sqlite-dialect.ts';
import { BROWSER, multipart, startTestService } from './testing/running-service.ts';
import { CONTACT_FIELDS, SEO_FIELDS, sampleLead } from './testing/sample-lead.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

it('a store that is gone means 503, for scripts and for people, and is never called a success', async () => {
  const service = await startTestService();
  const desk = await service.openDesk();
  await sql`alter table leads rename to leads_away`.execute(desk.database.db);
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
  await sql`alter table leads_away rename to leads`.execute(desk.database.db);
  expect((await service.post('/backend/contact.php', multipart(CONTACT_FIELDS))).status).toBe(200);
});

it('a full disk refuses the whole lead, and what was kept before stays', async () => {
  const file = path.join(await temporaryFolder(), 'leads.db');
  const service = await startTestService({ DATABASE_URL: `file:${file}` });
  await service.post('/backend/contact-seo.php', multipart(SEO_FIELDS));
  await service.stop();

  const database = await openLeadDatabase({ dialect: 'sqlite', file });
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 1}`).execute(database.db);
  const store = createLeadStore(database, ['agency-mail']);
  const long = sampleLead();
  const keepUntilFull = async () => {
    for (let count = 0; count < 50; count += 1) {
      await store.keep({
        ...long,
        submissionId: `full-${count}`,
        fields: { ...long.fields, message: 'x'.repeat(4000) },
      });
    }
  };
  await expect(keepUntilFull()).rejects.toThrow(/full/);
  const desk = createLeadDesk(database);
  for (const lead of await desk.list()) {
    expect(await desk.deliveries(lead.id)).not.toHaveLength(0);
  }
  expect((await desk.list()).some(({ kind }) => kind === 'seo')).toBe(true);
  await database.close();
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
