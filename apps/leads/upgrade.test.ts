import { createHash } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { applyErasureRecords } from './admin/erasure.ts';
import { createLeadAdmin } from './admin/lead-admin.ts';
import type { Storage } from './config.ts';
import { createOutbox } from './delivery/outbox.ts';
import { openDialect } from './store/database.ts';
import { addFieldColumns } from './store/migrations.ts';
import { onBothStores } from './testing/both-stores.ts';
import { CONTACT_FIELDS, createSampleIntake } from './testing/sample-lead.ts';

/** The tables of the previous version. */
const OLD_TABLES = [
  `create table leads (id text primary key, kind text not null, submission_key text not null unique,
    received_at text not null, name text not null, email text not null, phone text not null,
    company text not null, industry text not null, services text not null, website text not null,
    message text not null, spam_reasons text not null, released_at text, sender text not null default '',
    network text not null default '', origin text not null default '{}',
    consent text not null default '{}', canary integer not null default 0, digest_at text)`,
  'create index leads_sender_received_at on leads (sender, received_at)',
  'create index leads_network_received_at on leads (network, received_at)',
  `create table deliveries (id text primary key, lead_id text not null references leads (id) on delete
    cascade, kind text not null, status text not null, attempts integer not null default 0,
    queued_at text not null, due_at text not null, lease_owner text, lease_until text, sent_at text,
    last_error text, recipient text not null default '')`,
  `create table delivery_attempts (id text primary key, delivery_id text not null references deliveries (id)
    on delete cascade, began_at text not null, ended_at text not null, outcome text not null,
    answer text not null)`,
  'create table acknowledged (sender text primary key, delivery_id text not null, network text, at text)',
  'create table service_state (key text primary key, value text not null, changed_at text not null)',
  "insert into service_state values ('secret', 'x', '')",
  'create table tombstones (subject text primary key, erased_at text not null)',
  'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
  `create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`,
  "insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0)",
  `insert into kysely_migration values ('2026-11-leads-and-outbox', '1'),
    ('2026-11-m02-way-to-a-person', '2'), ('2026-11-m03-fewer-indexes', '3')`,
];
const AT = '2026-11-01T10:00:00.000Z';

/** A store of the previous version: a lead, one suspected of spam, a test lead, an erased person. */
async function writeOldStore(storage: Storage): Promise<void> {
  // biome-ignore lint/suspicious/noExplicitAny: the tables as they were
  const db = new Kysely<any>({ dialect: openDialect(storage, true) });
  for (const statement of OLD_TABLES) await sql.raw(statement).execute(db);
  const fields = { ...CONTACT_FIELDS, website: '', message: '', kind: 'contact', received_at: AT };
  const lead = (id: string, spam_reasons = '[]', canary = 0) =>
    db
      .insertInto('leads')
      .values({ ...fields, id, submission_key: id, spam_reasons, canary })
      .execute();
  const delivery = (lead_id: string, kind: string, status: string, recipient = '') =>
    db
      .insertInto('deliveries')
      .values({ id: lead_id + kind, lead_id, kind, status, recipient, queued_at: AT, due_at: AT })
      .execute();
  await lead('plain');
  await lead('suspected', '["The text sells links."]');
  await lead('test', '[]', 1);
  await delivery('plain', 'agency-mail', 'dead', 'hello@agency.example');
  await delivery('plain', 'acknowledgement', 'undelivered');
  await delivery('suspected', 'agency-mail', 'held', 'hello@agency.example');
  await delivery('suspected', 'acknowledgement', 'held');
  const subject = `sender ${createHash('sha256').update('gone@example.com').digest('hex')}`;
  await db.insertInto('tombstones').values({ subject, erased_at: '2026-11-02' }).execute();
  await db.destroy();
}

onBothStores(({ newStorage, open }) => {
  it('a database of the previous version is migrated completely', async () => {
    const storage = await newStorage();
    await writeOldStore(storage);
    const database = await open(storage);
    const admin = createLeadAdmin(database, []);
    expect((await admin.list()).map(({ id, status }) => [id, status]).sort()).toEqual([
      ['plain', 'failed'],
      ['suspected', 'waiting'],
    ]);
    const queues = await createOutbox(database).dueQueues(new Date());
    expect(queues).toEqual([{ kind: 'spam-summary', recipient: 'hello@agency.example' }]);
    expect(await admin.person('MEENA@example.com')).toHaveLength(2);
    // A person erased before the upgrade is still erased.
    const receive = await createSampleIntake(database);
    const receivedAt = new Date('2026-11-01');
    await receive({ fields: { ...CONTACT_FIELDS, email: 'gone@example.com' }, receivedAt });
    expect(await applyErasureRecords(database.db)).toBe(1);
    expect(await admin.list()).toHaveLength(2);
  });

  it('a field added to a form gets its column', async () => {
    const { db } = await open();
    await sql`alter table leads drop column website`.execute(db);
    await addFieldColumns(db);
    await addFieldColumns(db);
    expect(await sql`select website from leads`.execute(db)).toMatchObject({ rows: [] });
  });
});
