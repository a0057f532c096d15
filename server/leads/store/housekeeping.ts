import type { LeadDatabase } from './database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Takes away what need not be kept: leads older than the retention period with all that belongs to
 * them, and after a day the names of visitors' networks.
 * @param retentionDays null keeps leads for ever
 * @returns how many leads were deleted
 */
export async function tidyStore(
  { db }: LeadDatabase,
  retentionDays: number | null,
  now: Date,
): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await db
    .updateTable('leads')
    .set({ network: '' })
    .where('network', '<>', '')
    .where('received_at', '<', before(1))
    .execute();
  if (retentionDays === null) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('leads')
    .where('received_at', '<', before(retentionDays))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
