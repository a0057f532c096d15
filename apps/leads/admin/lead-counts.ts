import type { LeadKind } from '@agency/contract/lead-forms.ts';
import type { Kysely } from 'kysely';
import { REQUIRED_KINDS } from '../delivery/channels.ts';
import { ONLY_MANY_FROM_NETWORK } from '../intake/many-from-network.ts';
import type { LeadTables } from '../store/schema.ts';

/** Before every time: of a range without a beginning. */
const START = '';
/** After every time: of a range without an end. */
const END = '9999';

/**
 * Counts for `leads stats` and the weekly mail, in total and between two times. Auto-replies do not count.
 * @param until leads dated later were received while the clock was ahead
 */
export async function countLeads(db: Kysely<LeadTables>, since: Date, until?: Date) {
  const from = since.toISOString();
  const to = until?.toISOString() ?? END;
  const reasonsSince = db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('received_at', '>=', from)
    .where('received_at', '<', to);
  const { count: suspected } = await reasonsSince
    .where('spam_reasons', 'not in', ['[]', ONLY_MANY_FROM_NETWORK])
    .executeTakeFirstOrThrow();
  const { count: afterMany } = await reasonsSince
    .where('spam_reasons', '=', ONLY_MANY_FROM_NETWORK)
    .executeTakeFirstOrThrow();
  return {
    leads: await countByForm(db),
    leadsSince: await countByForm(db, from, to),
    suspectedSince: Number(suspected),
    afterManySince: Number(afterMany),
    deliveries: await countByStatus(db),
    sentSince: (await countByStatus(db, from, to)).sent ?? 0,
  };
}

async function countByStatus(
  db: Kysely<LeadTables>,
  from = START,
  to = END,
): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['status', fn.countAll().as('count')])
    .where('kind', 'in', REQUIRED_KINDS)
    .where('queued_at', '>=', from)
    .where('queued_at', '<', to)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
}

async function countByForm(
  db: Kysely<LeadTables>,
  from = START,
  to = END,
): Promise<Record<LeadKind, number>> {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => ['kind', fn.countAll().as('count')])
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .groupBy('kind')
    .execute();
  const counts = Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
  return { contact: 0, seo: 0, ...counts };
}
