import type { Kysely } from 'kysely';
import { LEAD_FORMS, type LeadKind } from '../../../contract/lead-forms.ts';
import type { LeadTables } from '../store/schema.ts';

const NONE = Object.fromEntries(Object.keys(LEAD_FORMS).map((kind) => [kind, 0])) as Record<
  LeadKind,
  number
>;

/** Counts for a first look in the morning and for the weekly mail. Auto-replies count as no failure. */
export async function countLeads(db: Kysely<LeadTables>, since: Date) {
  const from = since.toISOString();
  const [leads, recent, suspected, deliveries, deliveriesSince] = await Promise.all([
    countByForm(db),
    countByForm(db, from),
    db
      .selectFrom('leads')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('received_at', '>=', from)
      .where('spam_reasons', '<>', '[]')
      .executeTakeFirst(),
    countByStatus(db),
    countByStatus(db, from),
  ]);
  const oldest = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.min('queued_at').as('queued_at'))
    .where('status', '=', 'due')
    .where('kind', '<>', 'auto-reply')
    .executeTakeFirst();
  return {
    leads,
    leadsSince: { since: from, ...recent },
    suspectedSince: Number(suspected?.count ?? 0),
    deliveries,
    deliveriesSince,
    waiting: deliveries.due ?? 0,
    failed: deliveries.failed ?? 0,
    oldestWaiting: oldest?.queued_at ?? null,
  };
}

async function countByStatus(db: Kysely<LeadTables>, from = ''): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['status', fn.countAll().as('count')])
    .where('kind', '<>', 'auto-reply')
    .where('queued_at', '>=', from)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
}

async function countByForm(db: Kysely<LeadTables>, from = ''): Promise<typeof NONE> {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => ['kind', fn.countAll().as('count')])
    .where('received_at', '>=', from)
    .groupBy('kind')
    .execute();
  return { ...NONE, ...Object.fromEntries(rows.map((row) => [row.kind, Number(row.count)])) };
}
