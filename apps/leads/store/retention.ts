import { REQUIRED_KINDS } from '../delivery/channels.ts';
import type { LeadDatabase } from './database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes leads older than the retention period with their deliveries, unless one waits or failed, and the network hashes of leads older
 * than a day.
 * @param retentionDays undefined: leads are not deleted
 * @returns the number of deleted leads
 */
export function purgeStore(
  { transaction }: LeadDatabase,
  retentionDays: number | undefined,
  now: Date,
): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return transaction(async (db) => {
    await db
      .updateTable('leads')
      .set({ client_network: '' })
      .where('client_network', '<>', '')
      .where('received_at', '<', before(1))
      .execute();
    if (retentionDays === undefined) return 0;
    const { numDeletedRows } = await db
      .deleteFrom('leads')
      .where('received_at', '<', before(retentionDays))
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
