import { type Kysely, sql } from 'kysely';
import type { LeadDatabase } from '../leads/store/database.ts';
import type { LeadTables } from '../leads/store/schema.ts';
import { CommandError } from './command-errors.ts';

/** The key of every table of a store; each after those it refers to. */
const KEYS = {
  leads: 'id',
  deliveries: 'id',
  delivery_attempts: 'id',
  service_state: 'key',
  erasure_records: 'erasure_key',
} as const satisfies Record<keyof LeadTables, string>;

type Table = keyof LeadTables;
export type StoreCounts = Readonly<Record<Table, number>>;

const TABLES = Object.keys(KEYS) as Table[];
const BATCH = 200;

/** How many rows a store holds. */
export async function countStore(db: Kysely<LeadTables>): Promise<StoreCounts> {
  const counts = {} as Record<Table, number>;
  for (const table of TABLES) {
    const { count } = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = Number(count);
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
    for (const table of TABLES) await copyTable(from.db, target, table);
    const [before, after] = [await countStore(from.db), await countStore(target)];
    const wrong = TABLES.find((table) => before[table] !== after[table]);
    if (wrong === undefined) return after;
    throw new CommandError(
      `${wrong}: ${before[wrong]} rows here, ${after[wrong]} copied. Try again`,
    );
  });
}

async function copyTable(
  from: Kysely<LeadTables>,
  to: Kysely<LeadTables>,
  table: Table,
): Promise<void> {
  const key = sql.ref(KEYS[table]);
  for (let last = ''; ; ) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${key} > ${last}
      order by ${key} limit ${sql.lit(BATCH)}`.execute(from);
    if (rows.length === 0) return;
    last = String(rows.at(-1)?.[KEYS[table]]);
    await to
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
}
