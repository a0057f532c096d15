import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createVisitorKey } from './visitor-key.ts';

type Tables = {
  leads: { id: string; email: string; visitor_key: string; earlier_visitor_key: string };
  service_state: { key: string; value: string };
};

/**
 * Earlier versions ignored dots before the @ for every domain, so two people could have one key. Each lead gets the
 * key of today and keeps the old one, because the erasure records of that time name people by it.
 */
export const separateVisitors: Migration = {
  async up(db: Kysely<Tables>) {
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
    const visitorKey = createVisitorKey(secret.value);
    for (const { id, email } of await db.selectFrom('leads').select(['id', 'email']).execute()) {
      await db
        .updateTable('leads')
        .set(({ ref }) => ({
          earlier_visitor_key: ref('visitor_key'),
          visitor_key: visitorKey(email),
        }))
        .where('id', '=', id)
        .execute();
    }
  },
};
