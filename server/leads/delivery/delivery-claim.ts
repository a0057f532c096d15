import type { Compilable } from 'kysely';
import type { LeadDatabase } from '../store/database.ts';
import { prepareQuery } from '../store/prepared-query.ts';
import type { DeliveryRow } from '../store/schema.ts';

/** A delivery that one worker holds for the length of its lease. */
export type ClaimedDelivery = Pick<
  DeliveryRow,
  'id' | 'lead_id' | 'kind' | 'recipient' | 'attempts' | 'queued_at'
>;

/** Kind and recipient are asked for only where one lane is. */
type Claim = Partial<Pick<DeliveryRow, 'kind' | 'recipient'>> & {
  moment: string;
  /** When the lease ends. */
  until: string;
  limit: number;
};

/**
 * The query that takes due deliveries, oldest first.
 * @param owner the worker that takes them
 * @param of one lane, or of all
 */
export function claimsDeliveries(
  { db, dialect }: Pick<LeadDatabase, 'db' | 'dialect'>,
  owner: string,
  of: 'one lane' | 'all lanes',
): (claim: Claim) => Compilable<ClaimedDelivery> {
  const query = prepareQuery((blank: Required<Claim>) =>
    db
      .updateTable('deliveries')
      .set((set) => ({
        lease_owner: owner,
        lease_until: blank.until,
        attempts: set('attempts', '+', 1),
      }))
      .where('id', 'in', (query) =>
        query
          .selectFrom('deliveries')
          .select('id')
          .where('status', '=', 'due')
          .$if(of === 'one lane', (select) =>
            select.where('kind', '=', blank.kind).where('recipient', '=', blank.recipient),
          )
          .where('due_at', '<=', blank.moment)
          // What this worker holds is its own whatever the clock says.
          .where((either) =>
            either.or([
              either('lease_until', 'is', null),
              either.and([
                either('lease_until', '<', blank.moment),
                either('lease_owner', '<>', owner),
              ]),
            ]),
          )
          .orderBy('due_at')
          .orderBy('id')
          .limit(blank.limit)
          .$if(dialect === 'postgres', (select) => select.forUpdate().skipLocked()),
      )
      .returning(['id', 'lead_id', 'kind', 'recipient', 'attempts', 'queued_at']),
  );
  return (claim) => query(claim as Required<Claim>);
}
