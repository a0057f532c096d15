import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createVisitorKey, visitorKeyOfHash } from './visitor-key.ts';

/**
 * Nobody is held back any more: what was held goes into the next summary. Claims end by time alone,
 * the daily test lead and the list of auto-replies are gone, people are named by keyed hashes.
 */
export const upgradeOutbox: Migration = {
  async up(db) {
    const tables = await db.introspection.getTables();
    if (!tables.some(({ name }) => name === 'acknowledged')) return;
    const secret = await keepOnlySecret(db);
    await db.deleteFrom('leads').where('canary', '=', 1).execute();
    await queueHeldLeads(db);
    await db.schema.alterTable('deliveries').dropColumn('lease_owner').execute();
    await db.schema.alterTable('deliveries').renameColumn('lease_until', 'claimed_until').execute();
    await nameVisitors(db, secret);
    for (const column of ['released_at', 'digest_at', 'canary']) {
      await db.schema.alterTable('leads').dropColumn(column).execute();
    }
    await db.schema.dropTable('acknowledged').execute();
    await db.schema.alterTable('tombstones').renameTo('erasure_records').execute();
    await db.schema.alterTable('erasure_records').renameColumn('subject', 'erasure_key').execute();
    await keyErasureRecords(db, secret);
  },
};

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables as they were, not as they are
type Tables = Kysely<any>;

async function keepOnlySecret(db: Tables): Promise<string> {
  await db.deleteFrom('service_state').where('key', '<>', 'secret').execute();
  const known = await db.selectFrom('service_state').select('value').executeTakeFirst();
  if (known !== undefined) return known.value;
  const value = randomBytes(32).toString('base64url');
  const changed_at = new Date().toISOString();
  await db.insertInto('service_state').values({ key: 'secret', value, changed_at }).execute();
  return value;
}

async function queueHeldLeads(db: Tables): Promise<void> {
  const now = new Date().toISOString();
  await db
    .deleteFrom('deliveries')
    .where('kind', '=', 'acknowledgement')
    .where('status', '=', 'held')
    .execute();
  await db
    .updateTable('deliveries')
    .set({ kind: 'spam-summary' })
    .where('kind', '=', 'agency-mail')
    .where('status', '=', 'held')
    .execute();
  await db
    .updateTable('deliveries')
    .set({ status: 'due', queued_at: now, due_at: now })
    .where('status', '=', 'held')
    .execute();
  await db
    .updateTable('deliveries')
    .set({ status: 'failed' })
    .where('status', 'in', ['dead', 'undelivered'])
    .execute();
  await db
    .updateTable('deliveries')
    .set({ kind: 'auto-reply' })
    .where('kind', '=', 'acknowledgement')
    .execute();
  await db
    .updateTable('delivery_attempts')
    .set({ outcome: 'failed' })
    .where('outcome', '=', 'refused')
    .execute();
}

async function nameVisitors(db: Tables, secret: string): Promise<void> {
  await db.schema.dropIndex('leads_sender_received_at').execute();
  await db.schema.dropIndex('leads_network_received_at').execute();
  await db.schema.alterTable('leads').renameColumn('sender', 'visitor_key').execute();
  await db.schema.alterTable('leads').renameColumn('network', 'client_network').execute();
  const visitorKey = createVisitorKey(secret);
  for (const { id, email } of await db.selectFrom('leads').select(['id', 'email']).execute()) {
    await db
      .updateTable('leads')
      // Networks were named with another secret, and are forgotten after a day.
      .set({ visitor_key: visitorKey(email), client_network: '' })
      .where('id', '=', id)
      .execute();
  }
  for (const column of ['visitor_key', 'client_network']) {
    await db.schema
      .createIndex(`leads_${column}_received_at`)
      .on('leads')
      .columns([column, 'received_at'])
      .execute();
  }
}

async function keyErasureRecords(db: Tables, secret: string): Promise<void> {
  const rows = await db
    .selectFrom('erasure_records')
    .select('erasure_key')
    .where('erasure_key', 'like', 'sender %')
    .execute();
  for (const { erasure_key } of rows) {
    const key = visitorKeyOfHash(erasure_key.slice('sender '.length), secret);
    await db
      .updateTable('erasure_records')
      .set({ erasure_key: `visitor ${key}` })
      .where('erasure_key', '=', erasure_key)
      .execute();
  }
}
