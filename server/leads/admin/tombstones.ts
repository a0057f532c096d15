import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { LeadTables, TombstoneRow } from '../store/schema.ts';

/** The tombstone of one lead, by its id. */
export function leadSubject(id: string): string {
  return `lead ${id}`;
}

/** The tombstone of a person, by a hash of the sender key: it tells nobody's address. */
export function senderSubject(sender: string): string {
  return `sender ${createHash('sha256').update(sender).digest('hex')}`;
}

/** Writes that these subjects were erased; a later erasure moves the moment. */
export async function recordErasure(
  db: Kysely<LeadTables>,
  subjects: readonly string[],
  now: Date,
): Promise<void> {
  const erased_at = now.toISOString();
  for (const subject of subjects) {
    await db
      .insertInto('tombstones')
      .values({ subject, erased_at })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ erased_at }))
      .execute();
  }
}

/**
 * Erases again what was erased: for a store that was restored from a backup or filled by a move.
 * A person who writes again after the erasure is kept.
 * @param more tombstones of the store that was replaced
 * @returns how many leads were taken away
 */
export async function applyTombstones(
  db: Kysely<LeadTables>,
  more: readonly TombstoneRow[] = [],
): Promise<number> {
  for (const { subject, erased_at } of more)
    await recordErasure(db, [subject], new Date(erased_at));
  const rows = await db.selectFrom('leads').select(['id', 'sender', 'received_at']).execute();
  const isErased = await erasedIn(db);
  const gone = rows.filter(({ id, sender, received_at }) => isErased(id, sender, received_at));
  for (const { id } of gone) await db.deleteFrom('leads').where('id', '=', id).execute();
  return gone.length;
}

/** Tells of a lead whether it, or its sender after it came, was erased. @param receivedAt ISO 8601 */
export async function erasedIn(
  db: Kysely<LeadTables>,
): Promise<(id: string, sender: string, receivedAt: string) => boolean> {
  const erasedAt = new Map(
    (await db.selectFrom('tombstones').selectAll().execute()).map((row) => [
      row.subject,
      row.erased_at,
    ]),
  );
  return (id, sender, receivedAt) =>
    erasedAt.size > 0 &&
    (erasedAt.has(leadSubject(id)) || receivedAt <= (erasedAt.get(senderSubject(sender)) ?? ''));
}
