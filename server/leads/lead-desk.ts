import { type Kysely, sql } from 'kysely';
import type { LeadDatabase } from './database.ts';
import { type Lead, leadFromRow, newId } from './lead.ts';
import { hasStatus, type LeadStatus, statusesOf } from './lead-status.ts';
import type { DeliveryRow, DeliveryStatus, LeadTables } from './schema.ts';

export type DeskLead = Lead & { readonly status: LeadStatus };
export type LeadFilter = {
  readonly id?: string;
  readonly since?: Date;
  readonly status?: LeadStatus;
  readonly limit?: number;
};

/** What the agency does with leads by hand: look, send again, release, erase. */
export type LeadDesk = ReturnType<typeof createLeadDesk>;

export function createLeadDesk({ db, dialect }: LeadDatabase) {
  return {
    /** Leads that fit the filter, newest first. */
    async list(filter: LeadFilter = {}): Promise<DeskLead[]> {
      let query = db
        .selectFrom('leads')
        .selectAll()
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc');
      if (filter.id !== undefined) query = query.where('id', '=', filter.id);
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

    /** Ids that begin so; at most two, which is enough to know that it is not one. */
    async idsLike(start: string): Promise<string[]> {
      if (!/^[\da-f-]+$/.test(start)) return [];
      const rows = await db
        .selectFrom('leads')
        .select('id')
        .where('id', 'like', `${start}%`)
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
        const moment = now.toISOString();
        await transaction
          .insertInto('deliveries')
          .values({
            id: newId(),
            lead_id: leadId,
            kind: 'agency-mail',
            status: 'due',
            attempts: 0,
            queued_at: moment,
            due_at: moment,
          } as DeliveryRow)
          .execute();
        return 1;
      });
    },

    /** Deletes leads and their deliveries for good. @returns how many leads are gone */
    async erase(by: { id: string } | { email: string }): Promise<number> {
      const gone = await db
        .deleteFrom('leads')
        .where((where) =>
          'id' in by
            ? where('id', '=', by.id)
            : where(where.fn<string>('lower', ['email']), '=', by.email.toLowerCase()),
        )
        .returning('id')
        .execute();
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
