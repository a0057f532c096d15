import { type Compilable, type Kysely, sql } from 'kysely';
import { type NewLead, newId } from './lead.ts';
import type { PlannedDelivery } from './lead-store.ts';
import { prepareQuery } from './prepared-query.ts';
import type { DeliveryRow, DeliveryStatus, LeadTables } from './schema.ts';

type Blanks = { leadId: string; status: DeliveryStatus; at: string } & Record<
  `id${number}`,
  string
>;

/** Writes what is planned for one lead, if that lead is there: one statement, or none. */
export type InsertsDeliveries = (
  leadId: string,
  lead: Pick<NewLead, 'held' | 'receivedAt'>,
) => Compilable<unknown>[];

/** @param planned what is sent for every lead */
export function insertsDeliveries(
  db: Kysely<LeadTables>,
  planned: readonly PlannedDelivery[],
): InsertsDeliveries {
  if (planned.length === 0) return () => [];
  const insert = prepareQuery((blank: Blanks) => {
    const [first, ...others] = planned.map((delivery, place) =>
      selectWithLead(db, delivery, blank, blank[`id${place}`] ?? ''),
    );
    if (first === undefined) throw new Error('nothing is planned');
    return db
      .insertInto('deliveries')
      .columns(['id', 'lead_id', 'kind', 'recipient', 'status', 'attempts', 'queued_at', 'due_at'])
      .expression(others.reduce((all, other) => all.unionAll(other), first));
  });
  return (leadId, lead) => [
    insert({
      ...Object.fromEntries(planned.map((_delivery, place) => [`id${place}`, newId()])),
      leadId,
      status: lead.held ? 'held' : 'due',
      at: lead.receivedAt.toISOString(),
    }),
  ];
}

function selectWithLead(
  db: Kysely<LeadTables>,
  { kind, recipient }: PlannedDelivery,
  { leadId, status, at }: Blanks,
  id: string,
) {
  return db
    .selectFrom('leads')
    .select([
      sql<string>`cast(${id} as text)`.as('id'),
      'leads.id as lead_id',
      sql<DeliveryRow['kind']>`cast(${kind} as text)`.as('kind'),
      sql<string>`cast(${recipient} as text)`.as('recipient'),
      sql<DeliveryStatus>`cast(${status} as text)`.as('status'),
      sql.lit(0).as('attempts'),
      sql<string>`cast(${at} as text)`.as('queued_at'),
      sql<string>`cast(${at} as text)`.as('due_at'),
    ])
    .where('leads.id', '=', leadId);
}

/** A delivery as it stands before its first attempt. */
export function rowOfDelivery(
  leadId: string,
  { kind, recipient }: PlannedDelivery,
  lead: Pick<NewLead, 'held' | 'receivedAt'>,
): DeliveryRow {
  const queuedAt = lead.receivedAt.toISOString();
  return {
    id: newId(),
    lead_id: leadId,
    kind,
    recipient,
    status: lead.held ? 'held' : 'due',
    attempts: 0,
    queued_at: queuedAt,
    due_at: queuedAt,
    lease_owner: null,
    lease_until: null,
    sent_at: null,
    last_error: null,
  };
}
