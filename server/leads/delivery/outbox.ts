import type { LeadDatabase } from '../store/database.ts';
import type { PlannedDelivery } from '../store/lead-store.ts';
import { LONGEST_PAUSE_MS } from './backoff.ts';
import { type ClaimedDelivery, claimsDeliveries } from './delivery-claim.ts';
import { createSettling } from './delivery-outcome.ts';

/** Deliveries that wait for nobody but each other: of one kind, to one recipient. */
export type LaneName = PlannedDelivery;

/** The deliveries waiting in the store, seen by one worker. */
export type Outbox = ReturnType<typeof createOutbox>;

/** @param owner names this worker in the leases it takes; no other worker may use it */
export function createOutbox(database: LeadDatabase, owner: string) {
  const { db } = database;
  const claims = {
    all: claimsDeliveries(database, owner, 'all lanes'),
    lane: claimsDeliveries(database, owner, 'one lane'),
  };

  return {
    /** The lanes in which something is due. */
    async dueLanes(now: Date): Promise<LaneName[]> {
      return db
        .selectFrom('deliveries')
        .select(['kind', 'recipient'])
        .distinct()
        .where('status', '=', 'due')
        .where('due_at', '<=', now.toISOString())
        .execute();
    },

    /**
     * Takes up to `limit` due deliveries, oldest first. Nobody else gets them until the lease ends;
     * the lease of a process that died ends too, so its deliveries are tried again.
     * @param leaseMs renew it in time, or another worker takes the delivery over
     * @param lane only of this lane; of all without it
     */
    async claim(
      now: Date,
      limit: number,
      leaseMs: number,
      lane?: LaneName,
    ): Promise<ClaimedDelivery[]> {
      const moment = now.toISOString();
      const until = new Date(now.getTime() + leaseMs).toISOString();
      const claim = { moment, until, limit };
      const query = lane === undefined ? claims.all(claim) : claims.lane({ ...claim, ...lane });
      const [result] = await database.write([query]);
      return (result?.rows ?? []) as ClaimedDelivery[];
    },

    /** Writes what came of attempts. @throws when the store is down; then nothing was written */
    settle: createSettling(database, owner),

    /** Makes the leases of these deliveries last until then. */
    async renewLeases(ids: readonly string[], until: Date): Promise<void> {
      if (ids.length === 0) return;
      await db
        .updateTable('deliveries')
        .set({ lease_until: until.toISOString() })
        .where('id', 'in', [...ids])
        .where('lease_owner', '=', owner)
        .execute();
    },

    /** Gives back what was claimed and not begun, so that another worker need not wait for the lease. */
    async releaseClaims(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db
        .updateTable('deliveries')
        .set((set) => ({ lease_owner: null, lease_until: null, attempts: set('attempts', '-', 1) }))
        .where('id', 'in', [...ids])
        .where('lease_owner', '=', owner)
        .execute();
    },

    /** Ends the leases of workers that are known to be gone. @returns how many deliveries are free again */
    async releaseLeasesOf(isGone: (owner: string) => boolean): Promise<number> {
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

    /**
     * Mends moments that only a clock set back can have left: a retry further away than the longest
     * pause is due now, a lease longer than leases are ends when one would.
     */
    async mendMoments(now: Date, leaseMs: number): Promise<void> {
      const furthest = new Date(now.getTime() + LONGEST_PAUSE_MS * 1.25).toISOString();
      const longestLease = new Date(now.getTime() + leaseMs).toISOString();
      await db
        .updateTable('deliveries')
        .set({ due_at: now.toISOString() })
        .where('status', '=', 'due')
        .where('due_at', '>', furthest)
        .execute();
      await db
        .updateTable('deliveries')
        .set({ lease_until: longestLease })
        .where('status', '=', 'due')
        .where('lease_until', '>', longestLease)
        .execute();
    },

    /** Makes everything that waits due now, at the start and after the clock jumped. */
    async retryAllNow(now: Date): Promise<void> {
      const moment = now.toISOString();
      await db
        .updateTable('deliveries')
        .set({ due_at: moment })
        .where('status', '=', 'due')
        .where('due_at', '>', moment)
        .execute();
    },
  };
}
