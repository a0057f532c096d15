import type { Kysely } from 'kysely';
import { LEAD_FORMS, type LeadKind } from '../../../contract/lead-forms.ts';
import type { LeadTables } from '../store/schema.ts';

const NONE = Object.fromEntries(Object.keys(LEAD_FORMS).map((kind) => [kind, 0])) as Record<
  LeadKind,
  number
>;

/** Counts for a first look in the morning. */
export async function countLeads(db: Kysely<LeadTables>, since: Date) {
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
    deliveries: Object.fromEntries(deliveries.map(({ status, count }) => [status, Number(count)])),
    oldestWaiting: oldest?.queued_at ?? null,
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
    ...NONE,
    ...Object.fromEntries(rows.map((row) => [row.kind, Number(row.count)])),
  };
}
