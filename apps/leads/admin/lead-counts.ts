import type { LeadKind } from '@agency/contract/lead-forms.ts';
import type { Kysely } from 'kysely';
import { REQUIRED_KINDS } from '../delivery/channels.ts';
import type { LeadTables } from '../store/schema.ts';

/** Counts for `leads stats` and the weekly mail, in total and since a time. Auto-replies do not count. */
export async function countLeads(db: Kysely<LeadTables>, since: Date) {
  const from = since.toISOString();
  const { count: suspected } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('received_at', '>=', from)
    .where('spam_reasons', '<>', '[]')
    .executeTakeFirstOrThrow();
  return {
    leads: await countByForm(db),
    leadsSince: await countByForm(db, from),
    suspectedSince: Number(suspected),
    deliveries: await countByStatus(db),
    sentSince: (await countByStatus(db, from)).sent ?? 0,
  };
}

async function countByStatus(db: Kysely<LeadTables>, from = ''): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['status', fn.countAll().as('count')])
    .where('kind', 'in', REQUIRED_KINDS)
    .where('queued_at', '>=', from)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
}

async function countByForm(db: Kysely<LeadTables>, from = ''): Promise<Record<LeadKind, number>> {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => ['kind', fn.countAll().as('count')])
    .where('received_at', '>=', from)
    .groupBy('kind')
    .execute();
  const counts = Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
  return { contact: 0, seo: 0, ...counts };
}
