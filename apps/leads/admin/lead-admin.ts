import { idEndOfReference } from '@agency/contract/lead-reference.ts';
import { type SqlBool, sql } from 'kysely';
import { REQUIRED_KINDS } from '../delivery/channels.ts';
import type { LeadDatabase } from '../store/database.ts';
import { type Lead, leadFromRow } from '../store/lead.ts';
import type { AttemptRow, DeliveryRow } from '../store/schema.ts';
import { createVisitorKey, readSecret } from '../store/visitor-key.ts';
import { renewVisitorKeys } from '../store/visitor-key-migration.ts';
import { acknowledgeLead } from './acknowledge.ts';
import { eraseLeads, isErased } from './erasure.ts';
import { countLeads } from './lead-counts.ts';
import { type ResendOptions, resendLead } from './resend.ts';

/** The worst state among a lead's deliveries; the auto-reply does not count. `acknowledged`: failed, and the agency knows. */
export type LeadStatus = 'failed' | 'waiting' | 'acknowledged' | 'delivered';
export const LEAD_STATUSES: readonly LeadStatus[] = [
  'failed',
  'waiting',
  'acknowledged',
  'delivered',
];

const isAny = (status: 'failed' | 'due' | 'acknowledged') => sql`exists (select 1 from deliveries
  where lead_id = leads.id and kind in (${sql.join(REQUIRED_KINDS)}) and status = ${sql.lit(status)})`;

/** The status of a row of `leads`. */
const leadStatus = sql<LeadStatus>`case when ${isAny('failed')} then 'failed'
  when ${isAny('due')} then 'waiting' when ${isAny('acknowledged')} then 'acknowledged'
  else 'delivered' end`;

export type LeadWithStatus = Lead & { readonly status: LeadStatus };
export type LeadFilter = {
  readonly id?: string;
  /** Found under all its spellings. */
  readonly email?: string;
  readonly since?: Date;
  readonly until?: Date;
  readonly status?: LeadStatus;
  /** The newest so many. */
  readonly limit?: number;
};

/** One attempt with the receiver's response, and its delivery. */
export type DeliveryAttempt = Omit<AttemptRow, 'id' | 'delivery_id'> &
  Pick<DeliveryRow, 'kind' | 'recipient'>;

/** Manual work on leads: find, resend, erase, count. */
export type LeadAdmin = ReturnType<typeof createLeadAdmin>;

/** @param recipients the addresses of MAIL_TO */
export function createLeadAdmin(database: LeadDatabase, recipients: readonly string[] = []) {
  const { db } = database;

  async function select(filter: LeadFilter, withErased: boolean): Promise<LeadWithStatus[]> {
    let query = db
      .selectFrom('leads')
      .selectAll('leads')
      .select(leadStatus.as('status'))
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc');
    const { id, email, since, until, status, limit } = filter;
    if (id !== undefined) query = query.where('id', '=', id);
    if (email !== undefined) {
      const visitorKey = createVisitorKey(await readSecret(database));
      await renewVisitorKeys(db, visitorKey);
      query = query.where('visitor_key', '=', visitorKey(email));
    }
    if (since !== undefined) query = query.where('received_at', '>=', since.toISOString());
    if (until !== undefined) query = query.where('received_at', '<', until.toISOString());
    if (status !== undefined) query = query.where(leadStatus, '=', status);
    if (limit !== undefined) query = query.limit(limit);
    if (!withErased) query = query.where(sql<SqlBool>`not ${isErased}`);
    return (await query.execute()).map((row) => ({ ...leadFromRow(row), status: row.status }));
  }

  async function idsLike(pattern: string): Promise<string[]> {
    const ids = db.selectFrom('leads').select('id').where('id', 'like', pattern).limit(5);
    return (await ids.execute()).map(({ id }) => id);
  }

  return {
    resend: (leadId: string, now: Date, options: ResendOptions = { again: true }) =>
      resendLead(database, leadId, recipients, now, options),
    acknowledge: (leadId: string) => acknowledgeLead(database, leadId),
    erase: (by: { id: string } | { email: string }, now = new Date()) =>
      eraseLeads(database, by, now),
    stats: (since: Date) => countLeads(db, since),

    /** Leads that match the filter, newest first. */
    list: (filter: LeadFilter = {}) => select(filter, true),

    /** Leads for an export: without erased leads that an old file brought back. */
    listForExport: (filter: LeadFilter = {}) => select(filter, false),

    /** The deliveries of one lead, oldest first. */
    deliveries(leadId: string): Promise<DeliveryRow[]> {
      const all = db.selectFrom('deliveries').selectAll().where('lead_id', '=', leadId);
      return all.orderBy('id').execute();
    },

    /** All attempts of the deliveries of one lead with the receivers' responses, oldest first. */
    attempts(leadId: string): Promise<DeliveryAttempt[]> {
      return db
        .selectFrom('delivery_attempts')
        .innerJoin('deliveries', 'deliveries.id', 'delivery_attempts.delivery_id')
        .select(['kind', 'recipient', 'began_at', 'ended_at', 'outcome', 'response'])
        .where('lead_id', '=', leadId)
        .orderBy('delivery_attempts.id')
        .execute();
    },

    /** Up to five ids with this prefix: enough to know that it is ambiguous. */
    async findIdsByPrefix(prefix: string): Promise<string[]> {
      return /^[\da-f-]+$/.test(prefix) ? idsLike(`${prefix}%`) : [];
    },

    /** Up to five ids with this reference. @param reference such as `7KQ2-M0XD` */
    findIdsByReference: (reference: string) => idsLike(`%${idEndOfReference(reference)}`),

    /** All data of one person, under all spellings of the email address. */
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
