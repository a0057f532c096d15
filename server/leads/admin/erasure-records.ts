import type { Kysely } from 'kysely';
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
  const rows = await db.selectFrom('leads').select(['id', 'visitor_key', 'received_at']).execute();
  const isErased = await erasedIn(db);
  const gone = rows.filter((row) => isErased(row.id, row.visitor_key, row.received_at));
  for (const { id } of gone) await db.deleteFrom('leads').where('id', '=', id).execute();
  return gone.length;
}

/** Says of a lead whether it, or its visitor after it came, was erased. @param receivedAt ISO 8601 */
export async function erasedIn(
  db: Kysely<LeadTables>,
): Promise<(id: string, visitorKey: string, receivedAt: string) => boolean> {
  const records = await db.selectFrom('erasure_records').selectAll().execute();
  const erasedAt = new Map(records.map((row) => [row.erasure_key, row.erased_at]));
  return (id, visitorKey, receivedAt) =>
    erasedAt.has(leadErasureKey(id)) ||
    receivedAt <= (erasedAt.get(visitorErasureKey(visitorKey)) ?? '');
}
