import type { LeadDatabase } from '../store/database.ts';
import { newDelivery } from '../store/new-delivery.ts';

/**
 * Mails a lead to the current recipients, also if they had it already, and retries failed deliveries of other
 * kinds. @returns how many deliveries are due now
 */
export function resendLead(
  { transaction }: LeadDatabase,
  leadId: string,
  recipients: readonly string[],
  now: Date,
): Promise<number> {
  return transaction(async (db) => {
    await db
      .deleteFrom('deliveries')
      .where('lead_id', '=', leadId)
      .where('kind', 'in', ['agency-mail', 'spam-summary'])
      .where('status', 'in', ['due', 'failed'])
      .execute();
    const moment = now.toISOString();
    const { numUpdatedRows } = await db
      .updateTable('deliveries')
      .set({ status: 'due', attempts: 0, queued_at: moment, due_at: moment })
      .where('lead_id', '=', leadId)
      .where('status', '=', 'failed')
      .executeTakeFirst();
    const mails = recipients.map((address) => newDelivery(leadId, 'agency-mail', address, now));
    if (mails.length > 0) await db.insertInto('deliveries').values(mails).execute();
    return mails.length + Number(numUpdatedRows);
  });
}
