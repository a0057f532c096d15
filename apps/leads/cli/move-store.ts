import type { Kysely } from 'kysely';
import type { LeadDatabase } from '../store/database.ts';
import type { LeadTables } from '../store/schema.ts';
import { CommandError } from './arguments.ts';

/** All tables of a store; each after those it refers to. */
const TABLES = [
  'leads',
  'deliveries',
  'delivery_attempts',
  'service_state',
  'erasure_records',
] as const satisfies (keyof LeadTables)[];
const BATCH = 200;

export type StoreCounts = Readonly<Record<(typeof TABLES)[number], number>>;

/** How many rows each table holds. */
export async function countStore(db: Kysely<LeadTables>): Promise<StoreCounts> {
  const counts: Partial<Record<keyof StoreCounts, number>> = {};
  for (const table of TABLES) {
    const count = db.selectFrom(table).select((select) => select.fn.countAll().as('count'));
    counts[table] = Number((await count.executeTakeFirstOrThrow()).count);
  }
  return counts as StoreCounts;
}

/**
 * Copies a whole store into one without leads, in one transaction, and compares the counts. Nothing
 * may work on either of them meanwhile.
 * @throws CommandError naming what does not fit; then the target is as it was
 */
export function moveStore(from: LeadDatabase, to: LeadDatabase): Promise<StoreCounts> {
  return to.db.transaction().execute(async (target) => {
    const there = await countStore(target);
    if (there.leads > 0) {
      throw new CommandError(`the target holds ${there.leads} leads already; it must hold none`);
    }
    // What the new store noted when its tables were made.
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
