import type { LeadDatabase } from './database.ts';
import type { DeliveryRow } from './schema.ts';

/** A delivery that one worker holds for the length of its lease. */
export type ClaimedDelivery = Pick<
  DeliveryRow,
  'id' | 'lead_id' | 'kind' | 'attempts' | 'queued_at'
>;

/** The deliveries waiting in the store, seen by one worker. */
export type Outbox = ReturnType<typeof createOutbox>;

/** @param owner names this worker in the leases it takes; no other worker may use it */
export function createOutbox({ db, dialect }: LeadDatabase, owner: string) {
  const mine = (id: string) =>
    db.updateTable('deliveries').where('id', '=', id).where('lease_owner', '=', owner);

  return {
    /**
     * Takes up to `limit` due deliveries, oldest first. Nobody else gets them until the lease ends;
     * the lease of a process that died ends too, so its deliveries are tried again.
     * @param leaseMs must be longer than one attempt can last
     */
    async claim(now: Date, limit: number, leaseMs: number): Promise<ClaimedDelivery[]> {
      const moment = now.toISOString();
      return db
        .updateTable('deliveries')
        .set((set) => ({
          lease_owner: owner,
          lease_until: new Date(now.getTime() + leaseMs).toISOString(),
          attempts: set('attempts', '+', 1),
        }))
        .where('id', 'in', (query) =>
          query
            .selectFrom('deliveries')
            .select('id')
            .where('status', '=', 'due')
            .where('due_at', '<=', moment)
            .where((either) =>
              either.or([either('lease_until', 'is', null), either('lease_until', '<', moment)]),
            )
            .orderBy('due_at')
            .orderBy('id')
            .limit(limit)
            .$if(dialect === 'postgres', (select) => select.forUpdate().skipLocked()),
        )
        .returning(['id', 'lead_id', 'kind', 'attempts', 'queued_at'])
        .execute();
    },

    /** The receiver took the delivery over. */
    async markSent(id: string, now: Date): Promise<void> {
      await mine(id)
        .set({
          status: 'sent',
          sent_at: now.toISOString(),
          lease_owner: null,
          lease_until: null,
          last_error: null,
        })
        .execute();
    },

    /** The attempt failed; the next one is due at `dueAt`. */
    async postpone(id: string, dueAt: Date, reason: string): Promise<void> {
      await mine(id)
        .set({
          due_at: dueAt.toISOString(),
          lease_owner: null,
          lease_until: null,
          last_error: reason,
        })
        .execute();
    },

    /** No more attempts; the delivery rests until `leads resend`. */
    async bury(id: string, reason: string): Promise<void> {
      await mine(id)
        .set({ status: 'dead', lease_owner: null, lease_until: null, last_error: reason })
        .execute();
    },

    /** Gives back what was claimed and not begun, so that another worker need not wait for the lease. */
    async giveBack(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db
        .updateTable('deliveries')
        .set((set) => ({ lease_owner: null, lease_until: null, attempts: set('attempts', '-', 1) }))
        .where('id', 'in', [...ids])
        .where('lease_owner', '=', owner)
        .execute();
    },

    /** Ends the leases of workers that are known to be gone. @returns how many deliveries are free again */
    async freeClaimsOf(isGone: (owner: string) => boolean): Promise<number> {
      const held = await db
        .selectFrom('deliveries')
        .select('lease_owner')
        .distinct()
        .where('lease_owner', 'is not', null)
        .where('status', '=', 'due')
        .execute();
      const gone = held.flatMap((row) =>
        row.lease_owner !== null && isGone(row.lease_owner) ? [row.lease_owner] : [],
      );
      if (gone.length === 0) return 0;
      const { numUpdatedRows } = await db
        .updateTable('deliveries')
        .set({ lease_owner: null, lease_until: null })
        .where('lease_owner', 'in', gone)
        .where('status', '=', 'due')
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}
