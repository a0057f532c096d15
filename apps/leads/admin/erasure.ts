import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { LeadDatabase } from '../store/database.ts';
import type { ErasureRow, LeadTables } from '../store/schema.ts';
import { createVisitorKey, readSecret } from '../store/visitor-key.ts';
import { renewVisitorKeys } from '../store/visitor-key-migration.ts';

const CHECKPOINT_TRIES = 50;

/**
 * Permanently deletes one lead, or all leads of a person under every spelling of the email address, with their
 * deliveries. Writes an erasure record without personal data, also for a person without a lead, so that a
 * restored backup does not bring them back. @returns the number of deleted leads
 * @throws when erased data stays in the write-ahead file because another program is reading it
 */
export async function eraseLeads(
  database: LeadDatabase,
  by: { id: string } | { email: string },
  now: Date,
): Promise<number> {
  const visitorKey = createVisitorKey(await readSecret(database));
  const erased_at = now.toISOString();
  const count = await database.transaction(async (db) => {
    if ('email' in by) await renewVisitorKeys(db, visitorKey);
    const deleted = await db
      .deleteFrom('leads')
      .where((where) =>
        'id' in by ? where('id', '=', by.id) : where('visitor_key', '=', visitorKey(by.email)),
      )
      .returning('id')
      .execute();
    const records = deleted.map(({ id }) => ({ erasure_key: `lead ${id}`, erased_at }));
    if ('email' in by) records.push({ erasure_key: `visitor ${visitorKey(by.email)}`, erased_at });
    await recordErasure(db, records);
    return deleted.length;
  });
  if (database.dialect === 'sqlite') await emptyWriteAheadFile(database);
  return count;
}

/** Of two erasures of one person the later one counts. */
async function recordErasure(db: Kysely<LeadTables>, rows: readonly ErasureRow[]): Promise<void> {
  for (const row of rows) {
    const { erased_at } = row;
    await db
      .insertInto('erasure_records')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('erasure_key')
          .doUpdateSet({ erased_at })
          .where('erasure_records.erased_at', '<', erased_at),
      )
      .execute();
  }
}

/** Erased data is also in the write-ahead file until a checkpoint succeeds. */
async function emptyWriteAheadFile({ db }: LeadDatabase): Promise<void> {
  for (let tries = 0; tries < CHECKPOINT_TRIES; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await pause(100);
  }
  throw new Error(
    'the lead is erased, but another program reads the store, so its data is still in the write-ahead file: end that program and erase again',
  );
}

/** Whether a row of `leads` was erased, or its visitor after it was received. */
export const isErased = sql<SqlBool>`exists (select 1 from erasure_records
  where erasure_key = 'lead ' || leads.id
  or (erasure_key in ('visitor ' || leads.visitor_key, 'visitor ' || leads.earlier_visitor_key)
    and erased_at >= leads.received_at))`;

/**
 * Repeats all erasures in a restored store. Leads received after a person's erasure are not deleted.
 * @param more erasure records from elsewhere, such as those of the replaced store
 * @returns the number of deleted leads
 */
export async function applyErasureRecords(
  db: Kysely<LeadTables>,
  more: readonly ErasureRow[] = [],
): Promise<number> {
  await recordErasure(db, more);
  const { numDeletedRows } = await db.deleteFrom('leads').where(isErased).executeTakeFirst();
  return Number(numDeletedRows);
}
