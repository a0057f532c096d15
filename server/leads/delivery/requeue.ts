import type { Kysely } from 'kysely';
import { rowOfDelivery } from '../store/delivery-rows.ts';
import type { DeliveryStatus, LeadTables } from '../store/schema.ts';

/** Makes deliveries due again that were held, dead or sent. */
export function createRequeue(db: Kysely<LeadTables>) {
  return {
    /** Mails a held lead after all. @returns how many deliveries are due now */
    async release(leadId: string, now: Date): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('leads')
          .set({ released_at: now.toISOString() })
          .where('id', '=', leadId)
          .where('spam_reasons', '<>', '[]')
          .execute();
        return requeue(transaction, leadId, 'held', now);
      });
    },

    /**
     * Tries dead deliveries again, for another 72 hours. When none is dead, the agency's mail is
     * sent once more as a new mail. @returns how many deliveries are due now
     */
    async resend(leadId: string, now: Date): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        const revived = await requeue(transaction, leadId, 'dead', now);
        if (revived > 0) return revived;
        const told = await transaction
          .selectFrom('deliveries')
          .select('recipient')
          .distinct()
          .where('lead_id', '=', leadId)
          .where('kind', '=', 'agency-mail')
          .execute();
        if (told.length === 0) return 0;
        const again = { held: false, receivedAt: now };
        await transaction
          .insertInto('deliveries')
          .values(
            told.map(({ recipient }) =>
              rowOfDelivery(leadId, { kind: 'agency-mail', recipient }, again),
            ),
          )
          .execute();
        return told.length;
      });
    },

    /**
     * Calls the webhook again for every lead since a moment, under the ids of the first calls, so
     * that a receiver that has them already knows. @returns how many calls are due now
     */
    async replayWebhook(since: Date, now: Date): Promise<number> {
      const moment = now.toISOString();
      const { numUpdatedRows } = await db
        .updateTable('deliveries')
        .set({ status: 'due', attempts: 0, queued_at: moment, due_at: moment })
        .where('kind', '=', 'webhook')
        .where('status', 'in', ['sent', 'dead'])
        .where('lead_id', 'in', (query) =>
          query.selectFrom('leads').select('id').where('received_at', '>=', since.toISOString()),
        )
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}

async function requeue(
  db: Kysely<LeadTables>,
  leadId: string,
  from: DeliveryStatus,
  now: Date,
): Promise<number> {
  const moment = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ status: 'due', attempts: 0, queued_at: moment, due_at: moment })
    .where('lead_id', '=', leadId)
    .where('status', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
