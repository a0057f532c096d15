import { createHash } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import type { Storage } from './config.ts';
import { applyErasureRecords } from './leads/admin/erasure-records.ts';
import { createLeadAdmin } from './leads/admin/lead-admin.ts';
import { createOutbox } from './leads/delivery/outbox.ts';
import { openDialect, openLeadDatabase } from './leads/store/database.ts';
import { leadFields } from './leads/store/lead.ts';
import { fewerIndexes } from './leads/store/migrations/fewer-indexes.ts';
import { addFieldColumns } from './leads/store/migrations/field-columns.ts';
import { leadsAndOutbox } from './leads/store/migrations/leads-and-outbox.ts';
import { wayToAPerson } from './leads/store/migrations/way-to-a-person.ts';
import { onBothStores } from './testing/both-stores.ts';
import { CONTACT_FIELDS, createSampleIntake } from './testing/sample-lead.ts';

const BEFORE: Record<string, Migration> = {
  '2026-11-leads-and-outbox': leadsAndOutbox,
  '2026-11-m02-way-to-a-person': wayToAPerson,
  '2026-11-m03-fewer-indexes': fewerIndexes,
};
const AT = '2026-11-01T10:00:00.000Z';

/** A store as the version before wrote it: an ordinary lead, a held one, an erased person, a test lead. */
async function writeOldStore(storage: Storage): Promise<void> {
  // biome-ignore lint/suspicious/noExplicitAny: the tables as they were
  const db = new Kysely<any>({ dialect: openDialect(storage, true) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => BEFORE } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  await addFieldColumns(db);
  const lead = (id: string, more: object) => ({
    ...leadFields(CONTACT_FIELDS),
    ...{ id, kind: 'contact', submission_key: id, received_at: AT, released_at: null },
    ...{ sender: 'meena@example.com', network: 'x', origin: '{}', consent: '{}' },
    ...{ canary: 0, digest_at: null, spam_reasons: '[]', ...more },
  });
  const delivery = (lead_id: string, kind: string, status: string, recipient = '') => ({
    ...{ id: `${lead_id} ${kind}`, lead_id, kind, status, recipient, attempts: 1 },
    ...{ queued_at: AT, due_at: AT, lease_owner: null, lease_until: null },
    ...{ sent_at: null, last_error: null },
  });
  await db
    .insertInto('leads')
    .values([
      lead('plain', {}),
      lead('held', { spam_reasons: '["The text sells links."]' }),
      lead('test', { canary: 1 }),
    ])
    .execute();
  await db
    .insertInto('deliveries')
    .values([
      delivery('plain', 'agency-mail', 'dead', 'hello@agency.example'),
      delivery('plain', 'acknowledgement', 'undelivered'),
      delivery('held', 'agency-mail', 'held', 'hello@agency.example'),
      delivery('held', 'acknowledgement', 'held'),
      delivery('test', 'canary', 'due', 'hello@agency.example'),
    ])
    .execute();
  const subject = `sender ${createHash('sha256').update('gone@example.com').digest('hex')}`;
  await db.insertInto('tombstones').values({ subject, erased_at: '2026-11-02' }).execute();
  await db.destroy();
}

onBothStores(({ newStorage, open }) => {
  it('a store of the version before is taken over whole', async () => {
    const storage = await newStorage();
    await writeOldStore(storage);
    const database = await open(storage);
    const admin = createLeadAdmin(database, []);
    expect((await admin.list()).map(({ id, status }) => [id, status]).sort()).toEqual([
      ['held', 'waiting'],
      ['plain', 'failed'],
    ]);
    const queues = await createOutbox(database).dueQueues(new Date());
    expect(queues).toEqual([{ kind: 'spam-summary', recipient: 'hello@agency.example' }]);
    expect(await admin.person('MEENA@example.com')).toHaveLength(2);
    const receive = await createSampleIntake(database);
    // Who was erased before stays erased.
    const receivedAt = new Date('2026-11-01');
    await receive({ fields: { ...CONTACT_FIELDS, email: 'gone@example.com' }, receivedAt });
    expect(await applyErasureRecords(database.db)).toBe(1);
    await receive();
    expect(await admin.list()).toHaveLength(3);
  });

  it('only the service changes the tables: others refuse an older and a newer store', async () => {
    const storage = await newStorage();
    await writeOldStore(storage);
    const refused = openLeadDatabase(storage, { migrate: false });
    await expect(refused).rejects.toMatchObject({ schema: 'older' });
    const { db } = await open(storage);
    await (await openLeadDatabase(storage, { migrate: false })).close();
    await sql`insert into kysely_migration (name, timestamp) values ('2099-future', '')`.execute(
      db,
    );
    for (const migrate of [false, true]) {
      const newer = openLeadDatabase(storage, { migrate });
      await expect(newer).rejects.toMatchObject({ schema: 'newer' });
    }
  });
});
