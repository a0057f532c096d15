import { REQUIRED_KINDS } from '../delivery/channels.ts';
import type { LeadDatabase } from '../store/database.ts';

/**
 * Marks the failed deliveries of a lead as known to the agency: the heartbeat no longer reports them.
 * @returns how many there were
 */
export function acknowledgeLead({ transaction }: LeadDatabase, leadId: string): Promise<number> {
  return transaction(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('deliveries')
      .set({ status: 'acknowledged' })
      .where('lead_id', '=', leadId)
      .where('status', '=', 'failed')
      .where('kind', 'in', REQUIRED_KINDS)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}
