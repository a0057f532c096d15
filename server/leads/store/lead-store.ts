import { type Compilable, type Kysely, sql } from 'kysely';
import type { LeadDatabase } from './database.ts';
import { insertsDeliveries } from './delivery-rows.ts';
import { LEAD_COLUMNS, type Lead, leadFromRow, type NewLead, newId, rowOfLead } from './lead.ts';
import { prepareQuery } from './prepared-query.ts';
import type { DeliveryKind, LeadRow, LeadTables } from './schema.ts';
import { nothingKept, type TrafficWindows, trafficWindows } from './traffic.ts';

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

/** Keeps leads; each together with its deliveries, in one transaction. */
export type LeadStore = ReturnType<typeof createLeadStore>;

/** @param plan what is sent for every lead */
export function createLeadStore({ db, read, write }: LeadDatabase, plan: DeliveryPlan) {
  const queries = leadQueries(db);
  const deliveries = {
    lead: insertsDeliveries(db, plan.lead),
    canary: insertsDeliveries(db, plan.canary),
  };

  /** @returns whether the lead was written */
  async function writeWithDeliveries(lead: NewLead, id: string, insert: Compilable<unknown>) {
    const [inserted] = await write([
      insert,
      // Where no lead was written, none of these finds its own.
      ...deliveries[lead.canary ? 'canary' : 'lead'](id, lead),
    ]);
    return inserted?.numAffectedRows === 1n;
  }

  return {
    /**
     * As `save`, but only where nothing was kept lately of the sender and of the network, so that
     * finding that out costs no step of its own.
     * @returns the lead's id; null when something was kept, and then nothing is written
     * @throws when the store is down or full; then nothing was written
     */
    async saveNewcomer(lead: NewLead): Promise<string | null> {
      const row = rowOfLead(lead, newId());
      const insert = queries.insertNewcomer({ ...row, ...trafficWindows(lead.receivedAt) });
      return (await writeWithDeliveries(lead, row.id, insert)) ? row.id : null;
    },

    /**
     * Writes a lead and its deliveries. When it returns, both are on the disk.
     * Deliveries of a held lead wait until somebody releases them.
     * @throws when the store is down or full; then nothing was written
     */
    async save(lead: NewLead): Promise<SavedLead> {
      const row = rowOfLead(lead, newId());
      if (await writeWithDeliveries(lead, row.id, queries.insert(row))) {
        return { id: row.id, repeated: false };
      }
      const [kept] = await read(queries.findBySubmission(row));
      if (kept === undefined) throw new Error('the store did not keep the lead');
      return { id: kept.id, repeated: true };
    },

    /** The lead with this id, or null. */
    async find(id: string): Promise<Lead | null> {
      const [row] = await read(queries.find({ id }));
      return row === undefined ? null : leadFromRow(row);
    },
  };
}

function leadQueries(db: Kysely<LeadTables>) {
  return {
    insert: prepareQuery((blank: LeadRow) =>
      db
        .insertInto('leads')
        .values(Object.fromEntries(LEAD_COLUMNS.map((name) => [name, blank[name]])) as LeadRow)
        .onConflict((conflict) => conflict.column('submission_key').doNothing()),
    ),
    insertNewcomer: prepareQuery((blank: LeadRow & TrafficWindows) =>
      db
        .insertInto('leads')
        .columns([...LEAD_COLUMNS])
        .expression(
          db
            .selectNoFrom(LEAD_COLUMNS.map((name) => typedValue(name, blank[name]).as(name)))
            .where((condition) => nothingKept(condition, blank)),
        )
        .onConflict((conflict) => conflict.column('submission_key').doNothing()),
    ),
    find: prepareQuery((blank: Pick<LeadRow, 'id'>) =>
      db.selectFrom('leads').selectAll().where('id', '=', blank.id),
    ),
    findBySubmission: prepareQuery((blank: Pick<LeadRow, 'submission_key'>) =>
      db.selectFrom('leads').select('id').where('submission_key', '=', blank.submission_key),
    ),
  };
}

/** A selected value has no column to take its type from. */
function typedValue(name: keyof LeadRow, value: LeadRow[keyof LeadRow]) {
  return sql<string>`cast(${value} as ${sql.raw(name === 'canary' ? 'integer' : 'text')})`;
}
