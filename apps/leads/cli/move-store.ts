import type { Kysely } from 'kysely';
import type { LeadDatabase } from '../store/database.ts';
import type { LeadTables } from '../store/schema.ts';
import { CommandError } from './arguments.ts';

/** All tables of a store, each after the tables that it references. A table without an entry is a type error. */
const ALL_TABLES: Readonly<Record<keyof LeadTables, true>> = {
  leads: true,
  deliveries: true,
  delivery_attempts: true,
  service_state: true,
  erasure_records: true,
};
const TABLES = Object.keys(ALL_TABLES) as (keyof LeadTables)[];
const BATCH = 200;

export type StoreCounts = Readonly<Record<keyof LeadTables, number>>;

/** The number of rows of each table. */
export async function countStore(db: Kysely<LeadTables>): Promise<StoreCounts> {
  const counts: Partial<Record<keyof StoreCounts, number>> = {};
  for (const table of TABLES) {
    const count = db.selectFrom(table).select((select) => select.fn.countAll().as('count'));
    counts[table] = Number((await count.executeTakeFirstOrThrow()).count);
  }
  return counts as StoreCounts;
}

/**
 * Copies all tables into a store without leads, in one transaction, and compares the counts. No other process
 * may use either store meanwhile.
 * @throws CommandError with the table that differs; the target is then unchanged
 */
export function moveStore(from: LeadDatabase, to: LeadDatabase): Promise<StoreCounts> {
  return to.db.transaction().execute(async (target) => {
    const existing = await countStore(target);
    if (existing.leads > 0) {
      throw new CommandError(`the target holds ${existing.leads} leads already; it must hold none`);
    }
    // Rows that were written when the tables were created.
    for (const table of TABLES.toReversed()) await target.deleteFrom(table).execute();
    for (const table of TABLES) {
      const rows = await from.db.selectFrom(table).selectAll().execute();
      for (let start = 0; start < rows.length; start += BATCH) {
        const batch = rows.slice(start, start + BATCH) as never;
        await target.insertInto(table).values(batch).execute();
      }
    }
    const [before, after] = [await countStore(from.db), await countStore(target)];
    const wrong = TABLES.find((table) => before[table] !== after[table]);
    if (wrong === undefined) return after;
    throw new CommandError(
      `${wrong}: ${before[wrong]} rows here, ${after[wrong]} copied. Try again`,
    );
  });
}
