import type { LeadDatabase } from './database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes leads older than the retention period with their deliveries, and the network hashes of leads older
 * than a day.
 * @param retentionDays null: leads are not deleted
 * @returns the number of deleted leads
 */
export function purgeStore(
  { transaction }: LeadDatabase,
  retentionDays: number | null,
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
    if (retentionDays === null) return 0;
    const { numDeletedRows } = await db
      .deleteFrom('leads')
      .where('received_at', '<', before(retentionDays))
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
