import { sql } from 'kysely';

/** The worst state among a lead's deliveries; the auto-reply does not count. */
export type LeadStatus = 'failed' | 'waiting' | 'delivered';
export const LEAD_STATUSES: readonly LeadStatus[] = ['failed', 'waiting', 'delivered'];

const isAny = (status: 'failed' | 'due') => sql`exists (select 1 from deliveries
  where lead_id = leads.id and kind <> 'auto-reply' and status = ${sql.lit(status)})`;

/** The status of a row of `leads`. */
export const leadStatus = sql<LeadStatus>`case when ${isAny('failed')} then 'failed'
  when ${isAny('due')} then 'waiting' else 'delivered' end`;
