import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { LeadDatabase } from '../store/database.ts';
import { readSecret } from '../store/service-secret.ts';
import { createVisitorKey } from '../store/visitor-key.ts';
import { leadErasureKey, recordErasure, visitorErasureKey } from './erasure-records.ts';

const CHECKPOINT_TRIES = 50;

/**
 * Deletes leads and their deliveries for good: one, or all of a person under every spelling of
 * the address. An erasure record without personal data stays, for a person without a lead too, so
 * that no restored backup brings them back. @returns how many leads are gone
 * @throws when another program keeps the erased words in the write-ahead file
 */
export async function eraseLeads(
  database: LeadDatabase,
  by: { id: string } | { email: string },
  now: Date,
): Promise<number> {
  const visitorKey = createVisitorKey(await readSecret(database));
  const gone = await database.transaction(async (db) => {
    const deleted = await db
      .deleteFrom('leads')
      .where((where) =>
        'id' in by ? where('id', '=', by.id) : where('visitor_key', '=', visitorKey(by.email)),
      )
      .returning('id')
      .execute();
    const keys = deleted.map(({ id }) => leadErasureKey(id));
    if ('email' in by) keys.push(visitorErasureKey(visitorKey(by.email)));
    const erased_at = now.toISOString();
    await recordErasure(
      db,
      keys.map((erasure_key) => ({ erasure_key, erased_at })),
    );
    return deleted.length;
  });
  if (database.dialect === 'sqlite') await emptyWriteAheadFile(database);
  return gone;
}

/** The erased words are in the write-ahead file too, until a checkpoint that nobody disturbs. */
async function emptyWriteAheadFile({ db }: LeadDatabase): Promise<void> {
  for (let tries = 0; tries < CHECKPOINT_TRIES; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await pause(100);
  }
  throw new Error(
    'the lead is erased, but another program reads the store, so its words are still in the write-ahead file: end that program and erase again',
  );
}
