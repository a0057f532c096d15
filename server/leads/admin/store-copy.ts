import { type Kysely, sql } from 'kysely';
import type { LeadDatabase } from '../store/database.ts';
import type { LeadTables } from '../store/schema.ts';
import { applyErasureRecords } from './erasure-records.ts';

/** All tables of a store; each after those it refers to. */
export const STORE_TABLES = [
  'leads',
  'deliveries',
  'delivery_attempts',
  'service_state',
  'erasure_records',
] as const satisfies readonly (keyof LeadTables)[];

/** Rows by table. */
export type StoreCounts = Readonly<Record<(typeof STORE_TABLES)[number], number>>;

/** Both stores do not hold the same, or the copy was refused; nothing was changed. */
export class StoreCopyError extends Error {}

const BATCH = 200;

/** How many rows a store holds. */
export async function countStore(db: Kysely<LeadTables>): Promise<StoreCounts> {
  const counts: [string, number][] = [];
  for (const table of STORE_TABLES) {
    const { count } = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    counts.push([table, Number(count)]);
  }
  return Object.fromEntries(counts) as StoreCounts;
}

/**
 * Copies a whole store into one without leads, on either database, in one transaction: leads,
 * deliveries, attempts. Who was erased in either stays erased. Rows are counted on both
 * sides, and once more in the source, which must not have changed meanwhile. No service may work on
 * the target: it would send what it finds there before all of it is there.
 * @param sourceInUse for a backup: what is written meanwhile is not in it, and is no mistake
 * @throws StoreCopyError naming what does not fit; then the target is as it was
 */
export async function copyStore(
  from: LeadDatabase,
  to: LeadDatabase,
  { sourceInUse = false } = {},
): Promise<StoreCounts> {
  const counts = await snapshot(from).execute(async (source) => {
    const before = await countStore(source);
    return to.db.transaction().execute(async (target) => {
      const there = await countStore(target);
      if (there.leads > 0) {
        throw new StoreCopyError(
          `the target holds ${there.leads} leads already; it must hold none`,
        );
      }
      const erased = await target.selectFrom('erasure_records').selectAll().execute();
      // What the new store noted at its first start is replaced by what the old one knows.
      for (const table of STORE_TABLES.toReversed()) await target.deleteFrom(table).execute();
      for (const table of STORE_TABLES) await copyTable(source, target, table);
      const after = await countStore(target);
      // A file cannot change: the transaction holds its write lock.
      const still = sourceInUse || from.dialect === 'sqlite';
      const now = still ? before : await countStore(from.db);
      for (const table of STORE_TABLES) {
        if (after[table] !== before[table] || now[table] !== before[table]) {
          throw new StoreCopyError(
            `${table}: ${before[table]} rows at first, ${now[table]} at last, ${after[table]} copied. Stop the service and try again`,
          );
        }
      }
      await applyErasureRecords(target, erased);
      return countStore(target);
    });
  });
  return counts;
}

/** All reads see the store as it was at the first of them, whatever is written meanwhile. */
function snapshot({ db, dialect }: LeadDatabase) {
  const transaction = db.transaction();
  return dialect === 'sqlite' ? transaction : transaction.setIsolationLevel('repeatable read');
}

async function copyTable(
  from: Kysely<LeadTables>,
  to: Kysely<LeadTables>,
  table: (typeof STORE_TABLES)[number],
): Promise<void> {
  const key = KEYS[table];
  let last = '';
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref(key)} > ${last}
      order by ${sql.ref(key)} limit ${sql.lit(BATCH)}`.execute(from);
    if (rows.length === 0) return;
    last = String(rows.at(-1)?.[key]);
    await to
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
}

const KEYS = {
  leads: 'id',
  deliveries: 'id',
  delivery_attempts: 'id',
  service_state: 'key',
  erasure_records: 'erasure_key',
} as const satisfies Record<(typeof STORE_TABLES)[number], string>;
