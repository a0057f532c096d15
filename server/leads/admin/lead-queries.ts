import { type SqlBool, sql } from 'kysely';
import { idEndOfReference } from '../../../contract/lead-reference.ts';
import type { LeadDatabase } from '../store/database.ts';
import { type Lead, leadFromRow } from '../store/lead.ts';
import type { AttemptRow, DeliveryRow } from '../store/schema.ts';
import { readSecret } from '../store/service-secret.ts';
import { createVisitorKey } from '../store/visitor-key.ts';
import { isErased } from './erasure-records.ts';
import { type LeadStatus, leadStatus } from './lead-status.ts';

export type LeadWithStatus = Lead & { readonly status: LeadStatus };
export type LeadFilter = {
  readonly id?: string;
  /** Found under all its spellings. */
  readonly email?: string;
  readonly since?: Date;
  readonly status?: LeadStatus;
  readonly limit?: number;
  readonly withoutErased?: boolean;
};

/** What a receiver said to one attempt, and which delivery it was. */
export type DeliveryAttempt = Omit<AttemptRow, 'id' | 'delivery_id'> &
  Pick<DeliveryRow, 'kind' | 'recipient'>;

/** Finds leads and what became of them. Changes nothing. */
export function createLeadQueries(database: LeadDatabase) {
  const { db } = database;

  async function idsLike(pattern: string): Promise<string[]> {
    const ids = db.selectFrom('leads').select('id').where('id', 'like', pattern).limit(2);
    return (await ids.execute()).map(({ id }) => id);
  }

  return {
    /** Leads that fit the filter, newest first. */
    async list(filter: LeadFilter = {}): Promise<LeadWithStatus[]> {
      let query = db
        .selectFrom('leads')
        .selectAll('leads')
        .select(leadStatus.as('status'))
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc');
      if (filter.id !== undefined) query = query.where('id', '=', filter.id);
      if (filter.email !== undefined) {
        const visitorKey = createVisitorKey(await readSecret(database));
        query = query.where('visitor_key', '=', visitorKey(filter.email));
      }
      if (filter.since !== undefined) {
        query = query.where('received_at', '>=', filter.since.toISOString());
      }
      if (filter.status !== undefined) query = query.where(leadStatus, '=', filter.status);
      if (filter.withoutErased) query = query.where(sql<SqlBool>`not ${isErased}`);
      if (filter.limit !== undefined) query = query.limit(filter.limit);
      return (await query.execute()).map((row) => ({ ...leadFromRow(row), status: row.status }));
    },

    /** What may leave the store: without those who were erased and came back with an old file. */
    listForExport(filter: LeadFilter = {}): Promise<LeadWithStatus[]> {
      return this.list({ ...filter, withoutErased: true });
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
      return /^[\da-f-]+$/.test(start) ? idsLike(`${start}%`) : [];
    },

    /** Ids that have a reference; at most two. @param reference such as `7KQ2-M0XD` */
    findIdsByReference: (reference: string) => idsLike(`%${idEndOfReference(reference)}`),

    /** Everything that is stored of one person, under all spellings of the address. */
    async person(email: string) {
      const leads = (await this.listForExport({ email })).reverse();
      return Promise.all(
        leads.map(async (lead) => ({
          ...lead,
          deliveries: await this.deliveries(lead.id),
          attempts: await this.attempts(lead.id),
        })),
      );
    },
  };
}
