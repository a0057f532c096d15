import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { DeliveryStatus, LeadTables } from '../store/schema.ts';

/** The worst state among a lead's deliveries; the auto-reply does not count. */
export type LeadStatus = 'failed' | 'waiting' | 'delivered';
export const LEAD_STATUSES: readonly LeadStatus[] = ['failed', 'waiting', 'delivered'];

const WORST_FIRST: readonly [DeliveryStatus, LeadStatus][] = [
  ['failed', 'failed'],
  ['due', 'waiting'],
];

/** The status of each lead; a lead without open deliveries is not in the map. */
export async function statusesOf(db: Kysely<LeadTables>, ids: readonly string[]) {
  const statuses = new Map<string, LeadStatus>();
  // SQLite and Postgres both limit the number of values in one query.
  for (let start = 0; start < ids.length; start += 500) {
    const rows = await db
      .selectFrom('deliveries')
      .select(['lead_id', 'status'])
      .distinct()
      .where('lead_id', 'in', ids.slice(start, start + 500))
      .where('kind', '<>', 'auto-reply')
      .execute();
    for (const [delivery, status] of [...WORST_FIRST].reverse()) {
      for (const row of rows) if (row.status === delivery) statuses.set(row.lead_id, status);
    }
  }
  return statuses;
}

/** The condition that a row of `leads` has a status, for a where clause. */
export function hasStatus(status: LeadStatus): Expression<SqlBool> {
  const having = (delivery: DeliveryStatus) =>
    sql<SqlBool>`exists (select 1 from deliveries where deliveries.lead_id = leads.id and deliveries.kind <> 'auto-reply' and deliveries.status = ${delivery})`;
  const position = WORST_FIRST.findIndex(([, name]) => name === status);
  const worse = position === -1 ? WORST_FIRST : WORST_FIRST.slice(0, position);
  const conditions = worse.map(([delivery]) => sql<SqlBool>`not ${having(delivery)}`);
  const own = WORST_FIRST[position];
  if (own !== undefined) conditions.push(having(own[0]));
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
