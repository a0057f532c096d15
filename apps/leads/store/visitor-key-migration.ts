import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { LeadTables } from './schema.ts';
import { createVisitorKey, type VisitorKey } from './visitor-key.ts';

/**
 * Gives leads with the key of an earlier version the key of today. A replica of that version may have stored some
 * after the migration, and nobody must be missing when a person is exported or erased.
 */
export async function renewVisitorKeys(
  db: Kysely<LeadTables>,
  visitorKey: VisitorKey,
): Promise<void> {
  const leads = await db.selectFrom('leads').select(['id', 'email', 'visitor_key']).execute();
  for (const { id, email, visitor_key } of leads) {
    if (visitor_key === visitorKey(email)) continue;
    await db
      .updateTable('leads')
      .set({ earlier_visitor_key: visitor_key, visitor_key: visitorKey(email) })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Earlier versions ignored dots before the @ for every domain, so two people could have one key. Each lead gets the
 * key of today and keeps the old one, because the erasure records of that time name people by it.
 */
export const separateVisitors: Migration = {
  async up(db: Kysely<LeadTables>) {
    await sql`alter table leads add column earlier_visitor_key text not null default ''`.execute(
      db,
    );
    const secret = await db
      .selectFrom('service_state')
      .select('value')
      .where('key', '=', 'secret')
      .executeTakeFirst();
    // A store without a secret has no lead.
    if (secret === undefined) return;
    await renewVisitorKeys(db, createVisitorKey(secret.value));
  },
};
