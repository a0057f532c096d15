import { type Kysely, sql } from 'kysely';
import { idEndOfReference } from '../../contract/lead-reference.ts';
import type { LeadDatabase } from './database.ts';
import { type Lead, leadFromRow } from './lead.ts';
import { hasStatus, type LeadStatus, statusesOf } from './lead-status.ts';
import { rowOfDelivery } from './lead-store.ts';
import type { AttemptRow, DeliveryRow, DeliveryStatus, LeadTables } from './schema.ts';
import { senderKey } from './sender-key.ts';
import { leadSubject, recordErasure, senderSubject } from './tombstones.ts';

export type LeadWithStatus = Lead & { readonly status: LeadStatus };
export type LeadFilter = {
  readonly id?: string;
  /** All spellings of one address: see sender-key.ts. */
  readonly sender?: string;
  readonly since?: Date;
  readonly status?: LeadStatus;
  readonly limit?: number;
};

/** What a receiver said to one attempt, and which delivery it was. */
export type DeliveryAttempt = Omit<AttemptRow, 'id' | 'delivery_id'> &
  Pick<DeliveryRow, 'kind' | 'recipient'>;

/** What the agency does with leads by hand: look, send again, release, erase. */
export type LeadAdmin = ReturnType<typeof createLeadAdmin>;

export function createLeadAdmin({ db, dialect }: LeadDatabase) {
  return {
    /** Leads that fit the filter, newest first. */
    async list(filter: LeadFilter = {}): Promise<LeadWithStatus[]> {
      let query = db
        .selectFrom('leads')
        .selectAll()
        .where('canary', '=', 0)
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc');
      if (filter.id !== undefined) query = query.where('id', '=', filter.id);
      if (filter.sender !== undefined) query = query.where('sender', '=', filter.sender);
      if (filter.since !== undefined) {
        query = query.where('received_at', '>=', filter.since.toISOString());
      }
      if (filter.status !== undefined) query = query.where(hasStatus(filter.status));
      if (filter.limit !== undefined) query = query.limit(filter.limit);
      const leads = (await query.execute()).map(leadFromRow);
      const statuses = await statusesOf(
        db,
        leads.map(({ id }) => id),
      );
      return leads.map((lead) => ({ ...lead, status: statuses.get(lead.id) ?? 'delivered' }));
    },

    /** The deliveries of one lead, oldest first. */
    deliveries(leadId: string): Promise<DeliveryRow[]> {
      return db
        .selectFrom('deliveries')
        .selectAll()
        .where('lead_id', '=', leadId)
        .orderBy('id')
        .execute();
    },

    /** What the receivers said to each attempt at the deliveries of one lead, oldest first. */
    attempts(leadId: string): Promise<DeliveryAttempt[]> {
      return db
        .selectFrom('delivery_attempts')
        .innerJoin('deliveries', 'deliveries.id', 'delivery_attempts.delivery_id')
        .select(['kind', 'recipient', 'began_at', 'ended_at', 'outcome', 'answer'])
        .where('lead_id', '=', leadId)
        .orderBy('delivery_attempts.id')
        .execute();
    },

    /** Ids that begin so; at most two, which is enough to know that it is not one. */
    async findIdsByPrefix(start: string): Promise<string[]> {
      if (!/^[\da-f-]+$/.test(start)) return [];
      const rows = await db
        .selectFrom('leads')
        .select('id')
        .where('id', 'like', `${start}%`)
        .limit(2)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Ids that a reference stands for; at most two. @param reference such as `7KQ2-M0XD` */
    async findIdsByReference(reference: string): Promise<string[]> {
      const rows = await db
        .selectFrom('leads')
        .select('id')
        .where('id', 'like', `%${idEndOfReference(reference)}`)
        .limit(2)
        .execute();
      return rows.map(({ id }) => id);
    },

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

    /** Everything that is kept of one person, under all spellings of the address. */
    async person(email: string) {
      const leads = (
        await db
          .selectFrom('leads')
          .selectAll()
          .where('sender', '=', senderKey(email))
          .where('canary', '=', 0)
          .orderBy('received_at')
          .execute()
      ).map(leadFromRow);
      return Promise.all(
        leads.map(async (lead) => ({
          ...lead,
          deliveries: await this.deliveries(lead.id),
          attempts: await this.attempts(lead.id),
        })),
      );
    },

    /**
     * Deletes leads and their deliveries for good: one, or all of a person under every spelling of
     * the address. A tombstone without personal data stays, so that no restored backup brings them
     * back. @returns how many leads are gone
     */
    async erase(by: { id: string } | { email: string }, now = new Date()): Promise<number> {
      const gone = await db.transaction().execute(async (transaction) => {
        const deleted = await transaction
          .deleteFrom('leads')
          .where((where) =>
            'id' in by ? where('id', '=', by.id) : where('sender', '=', senderKey(by.email)),
          )
          .returning(['id', 'sender'])
          .execute();
        const person = 'email' in by ? [senderSubject(senderKey(by.email))] : [];
        await recordErasure(
          transaction,
          [...deleted.map(({ id }) => leadSubject(id)), ...person],
          now,
        );
        return deleted;
      });
      // Takes the erased words out of the write-ahead file too.
      if (dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
      return gone.length;
    },

    /** Counts for a first look in the morning. */
    async stats(since: Date) {
      const [total, recent, deliveries, oldest] = await Promise.all([
        countBy(db, 'kind'),
        countBy(db, 'kind', since),
        db
          .selectFrom('deliveries')
          .select(({ fn }) => ['status', fn.countAll().as('count')])
          .groupBy('status')
          .execute(),
        db
          .selectFrom('deliveries')
          .select(({ fn }) => fn.min('queued_at').as('queued_at'))
          .where('status', '=', 'due')
          .executeTakeFirst(),
      ]);
      return {
        leads: total,
        leadsSince: { since: since.toISOString(), ...recent },
        deliveries: Object.fromEntries(
          deliveries.map(({ status, count }) => [status, Number(count)]),
        ),
        oldestWaiting: oldest?.queued_at ?? null,
      };
    },
  };
}

async function countBy(db: Kysely<LeadTables>, column: 'kind', since?: Date) {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => [column, fn.countAll().as('count')])
    .where('canary', '=', 0)
    .$if(since !== undefined, (query) =>
      query.where('received_at', '>=', since?.toISOString() ?? ''),
    )
    .groupBy(column)
    .execute();
  return {
    contact: 0,
    seo: 0,
    ...Object.fromEntries(rows.map((row) => [row.kind, Number(row.count)])),
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
