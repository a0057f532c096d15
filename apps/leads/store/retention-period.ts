import type { Kysely } from 'kysely';
import type { LeadTables } from './schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a shorter period is announced before it begins. */
const NOTICE_MS = 30 * DAY_MS;
const KEY = 'retention';

/** After how many months leads are deleted, and a shorter period that begins later. */
export type RetentionPeriod = {
  readonly months: number;
  readonly shorter: { readonly months: number; readonly from: string } | null;
};

/** The period that the store knows; null before the first purge with built pages. */
export async function readPeriod(db: Kysely<LeadTables>): Promise<RetentionPeriod | null> {
  const row = await db
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.value) as RetentionPeriod);
}

/**
 * Takes over the number of the published content: a longer period at once, a shorter one after 30 days, because one
 * wrong digit would delete leads for good. Until then the old number takes it back. Kept in the store, so that a
 * restart does not forget the day.
 */
export async function takePeriod(
  db: Kysely<LeadTables>,
  published: number,
  now: Date,
): Promise<RetentionPeriod> {
  const before = await readPeriod(db);
  const period = nextPeriod(before, published, now);
  if (JSON.stringify(period) === JSON.stringify(before)) return period;
  const row = { value: JSON.stringify(period), changed_at: now.toISOString() };
  await db
    .insertInto('service_state')
    .values({ key: KEY, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  return period;
}

function nextPeriod(before: RetentionPeriod | null, published: number, now: Date): RetentionPeriod {
  if (before === null || published >= before.months) return { months: published, shorter: null };
  const { months, shorter } = before;
  // A later day was written while the clock was ahead.
  const latest = new Date(now.getTime() + NOTICE_MS).toISOString();
  const isKnown = shorter?.months === published && shorter.from < latest;
  const from = isKnown ? shorter.from : latest;
  if (from <= now.toISOString()) return { months: published, shorter: null };
  return { months, shorter: { months: published, from } };
}
