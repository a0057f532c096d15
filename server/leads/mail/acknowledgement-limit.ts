import { createHash } from 'node:crypto';
import type { LeadDatabase } from '../store/database.ts';
import type { Lead } from '../store/lead.ts';
import { prepareQuery } from '../store/prepared-query.ts';
import type { AcknowledgedRow } from '../store/schema.ts';
import { senderKey } from '../store/sender-key.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Thank-you mails within one hour: from one network, and from all together. */
export const ACKNOWLEDGEMENTS_PER_HOUR = { network: 20, all: 300 } as const;

type Question = { leadId: string; sender: string; hourAgo: string };

/** Keeps thank-you mails from flooding strangers whose address somebody else typed. */
export type AcknowledgementLimit = ReturnType<typeof createAcknowledgementLimit>;

export function createAcknowledgementLimit({ db, read, write }: LeadDatabase) {
  const questions = {
    history: prepareQuery((blank: Question) =>
      db
        .selectFrom('leads')
        .where('leads.id', '=', blank.leadId)
        .select((select) => {
          const thanked = select
            .selectFrom('acknowledged')
            .select(({ fn }) => fn.countAll().as('count'))
            .where('at', '>', blank.hourAgo);
          return [
            'leads.network',
            select
              .selectFrom('acknowledged')
              .select('delivery_id')
              .where('acknowledged.sender', '=', blank.sender)
              .as('granted'),
            thanked.as('all'),
            thanked.whereRef('acknowledged.network', '=', 'leads.network').as('on_network'),
          ];
        }),
    ),
    // One statement, so that two workers cannot both be granted.
    grant: prepareQuery((blank: AcknowledgedRow & { dayAgo: string }) => {
      const { sender, delivery_id, network, at } = blank;
      return db
        .insertInto('acknowledged')
        .values({ sender, delivery_id, network, at })
        .onConflict((conflict) =>
          conflict
            .column('sender')
            .doUpdateSet({ delivery_id, network, at })
            .where('acknowledged.at', '<', blank.dayAgo),
        );
    }),
  };

  return {
    /**
     * Asks for leave to thank the sender of a lead: once in 24 hours for all spellings of an
     * address. Asking again for the same delivery, after a failure, is granted again.
     * @returns null when granted, else why not
     */
    async take(lead: Pick<Lead, 'id' | 'email'>, deliveryId: string, now: Date) {
      const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
      const sender = createHash('sha256').update(senderKey(lead.email)).digest('hex');
      const [history] = await read(
        questions.history({ leadId: lead.id, sender, hourAgo: before(HOUR_MS) }),
      );
      if (history === undefined) return 'the lead was erased';
      const { network } = history;
      if (history.granted === deliveryId) return null;
      if (Number(history.all) >= ACKNOWLEDGEMENTS_PER_HOUR.all) {
        return 'not sent: too many thank-you mails within an hour';
      }
      if (network !== '' && Number(history.on_network) >= ACKNOWLEDGEMENTS_PER_HOUR.network) {
        return 'not sent: too many thank-you mails for one network within an hour';
      }
      const [written] = await write([
        questions.grant({
          sender,
          delivery_id: deliveryId,
          network,
          at: now.toISOString(),
          dayAgo: before(DAY_MS),
        }),
      ]);
      return (written?.numAffectedRows ?? 0n) > 0n
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
