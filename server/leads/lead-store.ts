import { type Kysely, sql } from 'kysely';
import type { LeadDatabase } from './database.ts';
import { type Lead, leadFromRow, type NewLead, newId, rowOfLead } from './lead.ts';
import type { DeliveryKind, DeliveryRow, LeadTables } from './schema.ts';

/** One thing to send for a lead, and to which address of the agency; empty where the lead names it. */
export type PlannedDelivery = { readonly kind: DeliveryKind; readonly recipient: string };

/** What is sent for a lead, in the order it is written. */
export type DeliveryPlan = {
  readonly lead: readonly PlannedDelivery[];
  /** For the daily test lead. */
  readonly canary: readonly PlannedDelivery[];
};

/** Which lead a submission became. */
export type SavedLead = {
  readonly id: string;
  /** True when the same submission was kept before: nothing new was written. */
  readonly repeated: boolean;
};

/** Nobody needs to know more exactly how many. */
const MOST_COUNTED = 50;

/** Keeps leads; each together with its deliveries, in one transaction. */
export type LeadStore = ReturnType<typeof createLeadStore>;

/** @param plan what is sent for every lead */
export function createLeadStore({ db, write }: LeadDatabase, plan: DeliveryPlan) {
  return {
    /**
     * Writes a lead and its deliveries. When it returns, both are on the disk.
     * Deliveries of a held lead wait until somebody releases them.
     * @throws when the store is down or full; then nothing was written
     */
    async save(lead: NewLead): Promise<SavedLead> {
      const row = rowOfLead(lead, newId());
      const planned = lead.canary ? plan.canary : plan.lead;
      const results = await write([
        db
          .insertInto('leads')
          .values(row)
          .onConflict((conflict) => conflict.column('submission_key').doNothing()),
        // A repeat wrote no lead, so none of these finds its own.
        ...planned.map((delivery) => insertWithLead(db, rowOfDelivery(row.id, delivery, lead))),
        db.selectFrom('leads').select('id').where('submission_key', '=', row.submission_key),
      ]);
      const [kept] = (results.at(-1)?.rows ?? []) as { id: string }[];
      if (kept === undefined) throw new Error('the store did not keep the lead');
      return { id: kept.id, repeated: kept.id !== row.id };
    },

    /** The lead with this id, or null. */
    async find(id: string): Promise<Lead | null> {
      const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : leadFromRow(row);
    },

    /**
     * How many leads one sender sent since a moment, and how many different senders one network
     * held since another; both are counted up to 50.
     * @param sender as senderKey makes it
     */
    async recentTraffic(
      sender: string,
      network: string,
      since: { readonly sender: Date; readonly network: Date },
    ): Promise<{ recentFromSender: number; recentSendersOfNetwork: number }> {
      const { leads, senders } = await db
        .selectNoFrom((select) => [
          select
            .selectFrom(
              select
                .selectFrom('leads')
                .select('id')
                .where('sender', '=', sender)
                .where('received_at', '>=', since.sender.toISOString())
                .limit(MOST_COUNTED)
                .as('recent'),
            )
            .select((count) => count.fn.countAll().as('count'))
            .as('leads'),
          select
            .selectFrom(
              select
                .selectFrom('leads')
                .select('sender')
                .distinct()
                // An unknown network is nobody's.
                .where('network', '=', network)
                .where('network', '<>', '')
                .where('received_at', '>=', since.network.toISOString())
                .limit(MOST_COUNTED)
                .as('recent'),
            )
            .select((count) => count.fn.countAll().as('count'))
            .as('senders'),
        ])
        .executeTakeFirstOrThrow();
      return { recentFromSender: Number(leads), recentSendersOfNetwork: Number(senders) };
    },
  };
}

// Postgres takes a bare value in a select list for text.
function typed(value: string | number | null) {
  return typeof value === 'number' ? sql`cast(${value} as integer)` : sql.val(value);
}

/** Writes a delivery if its lead is there. */
function insertWithLead(db: Kysely<LeadTables>, delivery: DeliveryRow) {
  const columns = Object.keys(delivery) as (keyof DeliveryRow)[];
  return db
    .insertInto('deliveries')
    .columns(columns)
    .expression(
      db
        .selectFrom('leads')
        .select(columns.map((name) => typed(delivery[name]).as(name)))
        .where('id', '=', delivery.lead_id),
    );
}

/** A delivery as it is written with its lead. */
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
