import type { Transaction } from 'kysely';
import { REQUIRED_KINDS } from '../delivery/channels.ts';
import type { LeadDatabase } from './database.ts';
import { takePeriod } from './retention-period.ts';
import type { LeadTables } from './schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How far one purge may be after the one before. It runs each hour, so a service that was off for a year needs two days. */
const MAX_STEP_MS = 7 * DAY_MS;
const KEY = 'purge';
/** 12 months are 365 days, 24 months 730. */
const MONTH_MS = (365 / 12) * DAY_MS;

/**
 * Deletes leads older than the retention period with their deliveries, unless one waits or failed, and the
 * network hashes of leads older than a day. A shorter period begins later: see retention-period.ts.
 * @param retentionMonths of the published content; null: leads are not deleted
 * @returns the number of deleted leads
 */
export function purgeStore(
  { transaction }: LeadDatabase,
  retentionMonths: number | null,
  now: Date,
): Promise<number> {
  return transaction(async (db) => {
    const today = await believedTime(db, now);
    const before = (ms: number) => new Date(today.getTime() - ms).toISOString();
    await db
      .updateTable('leads')
      .set({ client_network: '' })
      .where('client_network', '<>', '')
      .where(({ eb, or }) =>
        or([
          eb('received_at', '<', before(DAY_MS)),
          // Written while the clock was ahead.
          eb('received_at', '>', new Date(now.getTime() + DAY_MS).toISOString()),
        ]),
      )
      .execute();
    if (retentionMonths === null) return 0;
    const { months } = await takePeriod(db, retentionMonths, today);
    const { numDeletedRows } = await db
      .deleteFrom('leads')
      .where('received_at', '<', before(months * MONTH_MS))
      // The agency has not had these leads; the heartbeat reports them.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('deliveries')
              .select('deliveries.id')
              .whereRef('deliveries.lead_id', '=', 'leads.id')
              .where('deliveries.kind', 'in', REQUIRED_KINDS)
              .where('deliveries.status', 'in', ['due', 'failed']),
          ),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

/** A clock that is years ahead, as after an empty battery, must not delete all leads before somebody corrects it. */
async function believedTime(db: Transaction<LeadTables>, now: Date): Promise<Date> {
  const last = await db
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  const latest = last === undefined ? Infinity : Date.parse(last.value) + MAX_STEP_MS;
  const believed = new Date(Math.min(now.getTime(), latest));
  const row = { value: believed.toISOString(), changed_at: now.toISOString() };
  await db
    .insertInto('service_state')
    .values({ key: KEY, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  return believed;
}
