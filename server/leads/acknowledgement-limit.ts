import { createHash } from 'node:crypto';
import type { LeadDatabase } from './database.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Thank-you mails within one hour: from one network, and from all together. */
export const ACKNOWLEDGEMENTS_PER_HOUR = { network: 20, all: 300 } as const;

/** Keeps thank-you mails from flooding strangers whose address somebody else typed. */
export type AcknowledgementLimit = ReturnType<typeof createAcknowledgementLimit>;

export function createAcknowledgementLimit({ db }: LeadDatabase) {
  /** @returns how many were thanked since then */
  async function thankedSince(since: Date, network?: string): Promise<number> {
    const { count } = await db
      .selectFrom('acknowledged')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('at', '>', since.toISOString())
      .$if(network !== undefined, (query) => query.where('network', '=', network ?? ''))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  return {
    /**
     * Asks for leave to thank the sender of a lead: once in 24 hours for all spellings of an
     * address. Asking again for the same delivery, after a failure, is granted again.
     * @returns null when granted, else why not
     */
    async take(leadId: string, deliveryId: string, now: Date): Promise<string | null> {
      const lead = await db
        .selectFrom('leads')
        .select(['sender', 'network'])
        .where('id', '=', leadId)
        .executeTakeFirst();
      if (lead === undefined) return 'the lead was erased';
      const sender = createHash('sha256').update(lead.sender).digest('hex');
      const moment = now.toISOString();
      const dayAgo = new Date(now.getTime() - DAY_MS);
      const granted = await db
        .selectFrom('acknowledged')
        .select('delivery_id')
        .where('sender', '=', sender)
        .executeTakeFirst();
      if (granted?.delivery_id === deliveryId) return null;

      const hourAgo = new Date(now.getTime() - HOUR_MS);
      if ((await thankedSince(hourAgo)) >= ACKNOWLEDGEMENTS_PER_HOUR.all) {
        return 'not sent: too many thank-you mails within an hour';
      }
      if (
        lead.network !== '' &&
        (await thankedSince(hourAgo, lead.network)) >= ACKNOWLEDGEMENTS_PER_HOUR.network
      ) {
        return 'not sent: too many thank-you mails for one network within an hour';
      }
      // One statement, so that two workers cannot both be granted.
      const row = { delivery_id: deliveryId, network: lead.network, at: moment };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('acknowledged')
        .values({ sender, ...row })
        .onConflict((conflict) =>
          conflict
            .column('sender')
            .doUpdateSet(row)
            .where('acknowledged.at', '<', dayAgo.toISOString()),
        )
        .executeTakeFirstOrThrow();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
        ? null
        : 'not sent: this address was thanked within the last 24 hours';
    },

    /** Forgets who was thanked more than two days ago. */
    async forget(now: Date): Promise<void> {
      const before = new Date(now.getTime() - 2 * DAY_MS).toISOString();
      await db.deleteFrom('acknowledged').where('at', '<', before).execute();
    },
  };
}
