import { type Kysely, sql } from 'kysely';
import type { LeadDatabase } from './database.ts';
import type { LeadTables } from './schema.ts';
import { applyTombstones } from './tombstones.ts';

/** All tables of a store; each after those it refers to. */
export const STORE_TABLES = [
  'leads',
  'deliveries',
  'delivery_attempts',
  'acknowledged',
  'service_state',
  'tombstones',
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
 * deliveries, held ones, attempts. Who was erased in either stays erased. Rows are counted on both
 * sides, and once more in the source, which must not have changed meanwhile.
 * @throws StoreCopyError naming what does not fit; then the target is as it was
 */
export async function copyStore(from: LeadDatabase, to: LeadDatabase): Promise<StoreCounts> {
  const before = await countStore(from.db);
  return to.db.transaction().execute(async (target) => {
    const there = await countStore(target);
    if (there.leads > 0) {
      throw new StoreCopyError(`the target holds ${there.leads} leads already; it must hold none`);
    }
    const erased = await target.selectFrom('tombstones').selectAll().execute();
    // What the new store noted at its first start is replaced by what the old one knows.
    for (const table of STORE_TABLES.toReversed()) await target.deleteFrom(table).execute();
    for (const table of STORE_TABLES) await copyTable(from.db, target, table);
    const after = await countStore(target);
    const now = await countStore(from.db);
    for (const table of STORE_TABLES) {
      if (after[table] !== before[table] || now[table] !== before[table]) {
        throw new StoreCopyError(
          `${table}: ${before[table]} rows at first, ${now[table]} at last, ${after[table]} copied. Stop the service and try again`,
        );
      }
    }
    await applyTombstones(target, erased);
    return countStore(target);
  });
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
  acknowledged: 'sender',
  service_state: 'key',
  tombstones: 'subject',
} as const satisfies Record<(typeof STORE_TABLES)[number], string>;
