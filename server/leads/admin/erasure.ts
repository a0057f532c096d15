import { sql } from 'kysely';
import type { LeadDatabase } from '../store/database.ts';
import { senderKey } from '../store/sender-key.ts';
import { leadSubject, recordErasure, senderSubject } from './tombstones.ts';

/**
 * Deletes leads and their deliveries for good: one, or all of a person under every spelling of
 * the address. A tombstone without personal data stays, so that no restored backup brings them
 * back. @returns how many leads are gone
 */
export async function eraseLeads(
  { db, dialect }: Pick<LeadDatabase, 'db' | 'dialect'>,
  by: { id: string } | { email: string },
  now: Date,
): Promise<number> {
  const gone = await db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('leads')
      .where((where) =>
        'id' in by ? where('id', '=', by.id) : where('sender', '=', senderKey(by.email)),
      )
      .returning(['id', 'sender'])
      .execute();
    const person = 'email' in by ? [senderSubject(senderKey(by.email))] : [];
    await recordErasure(transaction, [...deleted.map(({ id }) => leadSubject(id)), ...person], now);
    return deleted;
  });
  // Takes the erased words out of the write-ahead file too.
  if (dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return gone.length;
}
