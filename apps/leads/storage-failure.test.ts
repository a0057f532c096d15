import { once } from 'node:events';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { leadEndpoint } from '@agency/contract/lead-forms.ts';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createLeadAdmin } from './admin/lead-admin.ts';
import { openLeadDatabase } from './store/database.ts';
import { BROWSER, startTestService } from './testing/running-service.ts';
import { CONTACT_FIELDS, createSampleIntake } from './testing/sample-lead.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

async function openStore() {
  const file = path.join(await temporaryFolder(), 'new', 'leads.db');
  const database = await openLeadDatabase({ dialect: 'sqlite', file });
  onTestFinished(() => database.close());
  return database;
}

it('a missing database means 503 and never success, with and without script', async () => {
  const service = await startTestService();
  const admin = await service.openAdmin();
  await sql`alter table leads rename to leads_away`.execute(admin.database.db);
  const response = await service.send();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await response.json()).toMatchObject({ status: 'error' });
  const body = new URLSearchParams(CONTACT_FIELDS);
  const page = await service.post(leadEndpoint('contact'), body, BROWSER);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('value="meena@example.com"');
  await sql`alter table leads_away rename to leads`.execute(admin.database.db);
  expect((await service.send()).status).toBe(200);
});

it('a full disk stores no incomplete lead and damages no stored one', async () => {
  const database = await openStore();
  const receive = await createSampleIntake(database);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
  // SQLite reports "database or disk is full" at this size, as on a full disk.
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 8}`).execute(database.db);
  const accepted: string[] = [];
  const fill = async () => {
    for (let count = 0; count < 50; count += 1) {
      accepted.push((await receive({ fields: { message: `${count} ${'x'.repeat(4000)}` } })).id);
    }
  };
  await expect(fill()).rejects.toMatchObject({ errcode: 13 });
  expect(accepted.length).toBeGreaterThan(0);
  const stored = await createLeadAdmin(database).list();
  expect(stored.map(({ id }) => id).sort()).toEqual(accepted.sort());
  const deliveries = await database.db.selectFrom('deliveries').select('lead_id').execute();
  expect(new Set(deliveries.map(({ lead_id }) => lead_id))).toEqual(new Set(accepted));
});

it('when the thread of the database ends, what is running fails and the next lead is stored', async () => {
  const started = once(process, 'worker');
  const database = await openStore();
  const [thread]: Worker[] = await started;
  const receive = await createSampleIntake(database);
  const before = await receive();
  const ended = database.transaction(async (store) => {
    await store.deleteFrom('leads').execute();
    await thread?.terminate();
    await store.selectFrom('leads').select('id').execute();
  });
  await expect(ended).rejects.toThrow('leads.db is closed');
  const after = await receive({ fields: { message: 'After that' } });
  const stored = await createLeadAdmin(database).list();
  expect(stored.map(({ id }) => id)).toEqual([after.id, before.id]);
});

it('a commit is on the disk before it returns', async () => {
  const { db } = await openStore();
  const pragma = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
});

it('when work in a shared transaction fails, only this work is rolled back', async () => {
  const { db, transaction } = await openStore();
  const note = (key: string, fails = false) =>
    transaction(async (store) => {
      await store.insertInto('service_state').values({ key, value: '', changed_at: '' }).execute();
      if (fails) throw new Error(key);
    });
  const results = await Promise.allSettled([note('first'), note('second', true), note('third')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const keys = await db.selectFrom('service_state').select('key').orderBy('key').execute();
  expect(keys).toEqual([{ key: 'first' }, { key: 'third' }]);
});
