import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createVisitorKey, visitorKeyOfHash } from './visitor-key.ts';

// Upgrades stores made before the migration 2026-11-m04-plain-outbox. Leads held as spam are sent in the next summary.
// The daily test lead, the list of auto-replies and the state of alerts no longer exist; client networks are deleted
// after a day.
const STATEMENTS = [
  "delete from service_state where key <> 'secret'",
  'delete from leads where canary = 1',
  "delete from deliveries where kind = 'acknowledgement' and status = 'held'",
  "update deliveries set kind = 'spam-summary' where kind = 'agency-mail' and status = 'held'",
  "update deliveries set status = 'due', queued_at = :now, due_at = :now where status = 'held'",
  "update deliveries set status = 'failed' where status in ('dead', 'undelivered')",
  "update deliveries set kind = 'auto-reply' where kind = 'acknowledgement'",
  "update delivery_attempts set outcome = 'failed' where outcome = 'refused'",
  'alter table deliveries drop column lease_owner',
  'alter table deliveries rename column lease_until to claimed_until',
  'drop index leads_sender_received_at',
  'drop index leads_network_received_at',
  'alter table leads rename column sender to visitor_key',
  'alter table leads rename column network to client_network',
  "update leads set client_network = ''",
  'create index leads_visitor_key_received_at on leads (visitor_key, received_at)',
  'create index leads_client_network_received_at on leads (client_network, received_at)',
  'alter table leads drop column released_at',
  'alter table leads drop column digest_at',
  'alter table leads drop column canary',
  'drop table acknowledged',
  'alter table tombstones rename to erasure_records',
  'alter table erasure_records rename column subject to erasure_key',
];

/** Changes the tables of the previous version; a new store is not changed. */
export const upgradeOutbox: Migration = {
  async up(db) {
    const tables = await db.introspection.getTables();
    if (!tables.some(({ name }) => name === 'acknowledged')) return;
    const now = new Date().toISOString();
    for (const statement of STATEMENTS) {
      await sql.raw(statement.replaceAll(':now', `'${now}'`)).execute(db);
    }
    const { value } = await db
      .selectFrom('service_state')
      .select('value')
      .executeTakeFirstOrThrow();
    await setVisitorKeys(db, value);
  },
};

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables as they were, not as they are
type Tables = Kysely<any>;

/** Sets the visitor keys of leads and erasure records. */
async function setVisitorKeys(db: Tables, secret: string): Promise<void> {
  const visitorKey = createVisitorKey(secret);
  for (const { id, email } of await db.selectFrom('leads').select(['id', 'email']).execute()) {
    await sql`update leads set visitor_key = ${visitorKey(email)} where id = ${id}`.execute(db);
  }
  const records = await db.selectFrom('erasure_records').select('erasure_key').execute();
  for (const { erasure_key: old } of records.filter((row) => /^sender /.test(row.erasure_key))) {
    const key = `visitor ${visitorKeyOfHash(old.slice('sender '.length), secret)}`;
    await sql`update erasure_records set erasure_key = ${key} where erasure_key = ${old}`.execute(
      db,
    );
  }
}
