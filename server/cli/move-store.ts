import type { Kysely } from 'kysely';
import type { LeadDatabase } from '../leads/store/database.ts';
import type { LeadTables } from '../leads/store/schema.ts';
import { CommandError } from './command-errors.ts';

type Table = keyof LeadTables;
export type StoreCounts = Readonly<Record<Table, number>>;

/** All tables of a store; each after those it refers to. */
const NONE: StoreCounts = {
  leads: 0,
  deliveries: 0,
  delivery_attempts: 0,
  service_state: 0,
  erasure_records: 0,
};
const TABLES = Object.keys(NONE) as Table[];
const BATCH = 200;

/** How many rows a store holds. */
export async function countStore(db: Kysely<LeadTables>): Promise<StoreCounts> {
  const counts = { ...NONE };
  for (const table of TABLES) {
    const { count } = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    Object.assign(counts, { [table]: Number(count) });
  }
  return counts;
}

/**
 * Copies a whole store into one without leads, in one transaction, and counts the rows on both sides.
 * Nothing may work on either of them meanwhile.
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
