import { type Kysely, type SqlBool, sql } from 'kysely';
import type { ErasureRow, LeadTables } from '../store/schema.ts';

/** The erasure record of one lead, by its id. */
export function leadErasureKey(id: string): string {
  return `lead ${id}`;
}

/** The erasure record of a person, by a keyed hash of the address: it tells nobody's address. */
export function visitorErasureKey(visitorKey: string): string {
  return `visitor ${visitorKey}`;
}

/** Writes that these were erased; a later erasure moves the moment. */
export async function recordErasure(
  db: Kysely<LeadTables>,
  records: readonly ErasureRow[],
): Promise<void> {
  for (const record of records) {
    const { erased_at } = record;
    await db
      .insertInto('erasure_records')
      .values(record)
      .onConflict((conflict) => conflict.column('erasure_key').doUpdateSet({ erased_at }))
      .execute();
  }
}

/** Whether a row of `leads`, or its visitor after it came, was erased. */
export const isErased = sql<SqlBool>`exists (select 1 from erasure_records
  where erasure_key = 'lead ' || leads.id
  or (erasure_key = 'visitor ' || leads.visitor_key and erased_at >= leads.received_at))`;

/**
 * Erases again what was erased: for a store that was restored from a backup or filled by a move.
 * A person who writes again after the erasure is kept.
 * @param more records of the store that was replaced
 * @returns how many leads were deleted
 */
export async function applyErasureRecords(
  db: Kysely<LeadTables>,
  more: readonly ErasureRow[] = [],
): Promise<number> {
  await recordErasure(db, more);
  const { numDeletedRows } = await db.deleteFrom('leads').where(isErased).executeTakeFirst();
  return Number(numDeletedRows);
}
