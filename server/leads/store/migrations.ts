import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { fewerIndexes } from './migrations/fewer-indexes.ts';
import { addFieldColumns } from './migrations/field-columns.ts';
import { leadsAndOutbox } from './migrations/leads-and-outbox.ts';
import { wayToAPerson } from './migrations/way-to-a-person.ts';

// Written once, never edited after a release: a change of the tables is a new entry at the end, and
// its name sorts after those before it.
const MIGRATIONS: Record<string, Migration> = {
  '2026-11-leads-and-outbox': leadsAndOutbox,
  '2026-11-m02-way-to-a-person': wayToAPerson,
  '2026-11-m03-fewer-indexes': fewerIndexes,
};

/**
 * Brings the tables to the newest form. Safe to run from several processes at once: on Postgres Kysely
 * takes a lock; on SQLite the slower one finds the work done, fails, and looks again.
 * @throws the last failure; earlier migrations stay done
 */
// biome-ignore lint/suspicious/noExplicitAny: a migrator works on any set of tables
export async function migrateToLatest(db: Kysely<any>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  for (let attempts = 1; ; attempts += 1) {
    const { error } = await migrator.migrateToLatest().then(async (result) => ({
      // Two processes may add one column at once: the slower one fails and looks again.
      error: result.error ?? (await addFieldColumns(db).catch((failure: unknown) => failure)),
    }));
    if (error === undefined) return;
    if (attempts === 3) throw error;
    await setTimeout(100);
  }
}
