import type { LeadDatabase } from './database.ts';
import { type Lead, leadFromRow, type NewLead, newId, submissionKey } from './lead.ts';
import type { DeliveryKind, DeliveryRow } from './schema.ts';

/** Which lead a submission became. */
export type KeptLead = {
  readonly id: string;
  /** True when the same submission was kept before: nothing new was written. */
  readonly repeated: boolean;
};

/** Keeps leads; each together with its deliveries, in one transaction. */
export type LeadStore = ReturnType<typeof createLeadStore>;

/** @param deliveryKinds what is sent for every lead */
export function createLeadStore({ db }: LeadDatabase, deliveryKinds: readonly DeliveryKind[]) {
  return {
    /**
     * Writes a lead and its deliveries. When it returns, both are on the disk.
     * Deliveries of suspected spam are held until somebody releases them.
     * @throws when the store is down or full; then nothing was written
     */
    async keep(lead: NewLead): Promise<KeptLead> {
      const id = newId();
      const key = submissionKey(lead);
      const receivedAt = lead.receivedAt.toISOString();
      return db.transaction().execute(async (transaction) => {
        const written = await transaction
          .insertInto('leads')
          .values({
            ...lead.fields,
            id,
            kind: lead.kind,
            submission_key: key,
            received_at: receivedAt,
            spam_reasons: JSON.stringify(lead.spamReasons),
            released_at: null,
          })
          .onConflict((conflict) => conflict.column('submission_key').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (written === undefined) {
          const earlier = await transaction
            .selectFrom('leads')
            .select('id')
            .where('submission_key', '=', key)
            .executeTakeFirstOrThrow();
          return { id: earlier.id, repeated: true };
        }
        await transaction
          .insertInto('deliveries')
          .values(deliveryKinds.map((kind) => newDelivery(id, kind, receivedAt, lead)))
          .execute();
        return { id, repeated: false };
      });
    },

    /** The lead with this id, or null. */
    async find(id: string): Promise<Lead | null> {
      const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : leadFromRow(row);
    },

    /** How many leads came from one e-mail address since a moment. */
    async countFrom(email: string, since: Date): Promise<number> {
      const { count } = await db
        .selectFrom('leads')
        .select((select) => select.fn.countAll().as('count'))
        .where('email', '=', email)
        .where('received_at', '>=', since.toISOString())
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

function newDelivery(
  leadId: string,
  kind: DeliveryKind,
  queuedAt: string,
  lead: Pick<NewLead, 'spamReasons'>,
): DeliveryRow {
  return {
    id: newId(),
    lead_id: leadId,
    kind,
    status: lead.spamReasons.length > 0 ? 'held' : 'due',
    attempts: 0,
    queued_at: queuedAt,
    due_at: queuedAt,
    lease_owner: null,
    lease_until: null,
    sent_at: null,
    last_error: null,
  };
}
