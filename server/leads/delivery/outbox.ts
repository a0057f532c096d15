import type { SelectQueryBuilder } from 'kysely';
import type { LeadDatabase } from '../store/database.ts';
import { newId } from '../store/lead.ts';
import type { AttemptRow, DeliveryRow, LeadTables } from '../store/schema.ts';

/** Deliveries that wait for nobody but each other: of one kind, to one recipient. */
export type Queue = Pick<DeliveryRow, 'kind' | 'recipient'>;

/** A delivery that one worker has until the claim expires. */
export type ClaimedDelivery = Queue &
  Pick<DeliveryRow, 'id' | 'lead_id' | 'attempts' | 'queued_at'>;

/** What came of one attempt; `answer` is what the receiver said, in one line. */
export type Outcome = { readonly answer: string } & (
  | { readonly status: 'sent' | 'failed' | 'skipped' }
  /** The next attempt is due then. */
  | { readonly status: 'due'; readonly dueAt: Date }
);

/** Longer than any attempt may take, see deliver.ts: a claim that expires belongs to a process that died. */
const CLAIM_MS = 180_000;
const SUMMARY_EVERY_MS = 60 * 60 * 1000;
const MOST_IN_SUMMARY = 100;

/** The deliveries that wait in the store. */
export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox({ db, dialect, transaction }: LeadDatabase) {
  return {
    /**
     * Makes everything that waits due now. On SQLite also what another process had claimed: it is
     * gone, see service-lock.ts. On Postgres such a claim may belong to a process that runs.
     */
    async makeAllDue(now: Date): Promise<void> {
      const moment = now.toISOString();
      await transaction((store) =>
        store
          .updateTable('deliveries')
          .set({ due_at: moment, ...(dialect === 'sqlite' && { claimed_until: null }) })
          .where('status', '=', 'due')
          .execute(),
      );
    },

    /** The queues in which something is due. */
    dueQueues(now: Date): Promise<Queue[]> {
      return db
        .selectFrom('deliveries')
        .select(['kind', 'recipient'])
        .distinct()
        .where('status', '=', 'due')
        .where('due_at', '<=', now.toISOString())
        .execute();
    },

    /**
     * Takes up to `limit` due deliveries of a queue, oldest first; of a summary all, once an hour.
     * Nobody else gets them until the claim expires.
     */
    async claim(queue: Queue, limit: number, now: Date): Promise<ClaimedDelivery[]> {
      const moment = now.toISOString();
      const isSummary = queue.kind === 'spam-summary';
      return transaction(async (store) => {
        const ofQueue = store
          .selectFrom('deliveries')
          .select('id')
          .where('kind', '=', queue.kind)
          .where('recipient', '=', queue.recipient);
        if (isSummary && (await isTooSoon(ofQueue, now))) return [];
        const free = await ofQueue
          .where('status', '=', 'due')
          .where('due_at', '<=', moment)
          .where((either) =>
            either.or([either('claimed_until', 'is', null), either('claimed_until', '<', moment)]),
          )
          .orderBy('due_at')
          .orderBy('id')
          .limit(isSummary ? MOST_IN_SUMMARY : limit)
          .$if(dialect === 'postgres', (select) => select.forUpdate().skipLocked())
          .execute();
        if (free.length === 0) return [];
        return store
          .updateTable('deliveries')
          .set((set) => ({
            claimed_until: new Date(now.getTime() + CLAIM_MS).toISOString(),
            attempts: set('attempts', '+', 1),
          }))
          .where(
            'id',
            'in',
            free.map(({ id }) => id),
          )
          .returning(['id', 'lead_id', 'kind', 'recipient', 'attempts', 'queued_at'])
          .execute();
      });
    },

    /**
     * Writes what came of an attempt: the answer, and the delivery's new state. A delivery that was
     * claimed again meanwhile, or erased, is left alone.
     * @throws when the store is down; then nothing was written
     */
    async record(delivery: ClaimedDelivery, beganAt: Date, outcome: Outcome): Promise<void> {
      const { status, answer } = outcome;
      const endedAt = new Date().toISOString();
      const attempt: AttemptRow = {
        id: newId(),
        delivery_id: delivery.id,
        began_at: beganAt.toISOString(),
        ended_at: endedAt,
        outcome: status === 'sent' ? 'sent' : 'failed',
        answer,
      };
      await transaction(async (store) => {
        const { numUpdatedRows } = await store
          .updateTable('deliveries')
          .set({
            status,
            claimed_until: null,
            last_error: status === 'sent' ? null : answer,
            ...(status === 'sent' && { sent_at: endedAt }),
            ...(status === 'due' && { due_at: outcome.dueAt.toISOString() }),
          })
          .where('id', '=', delivery.id)
          .where('attempts', '=', delivery.attempts)
          .executeTakeFirst();
        if (numUpdatedRows === 0n || status === 'skipped') return;
        await store.insertInto('delivery_attempts').values(attempt).execute();
      });
    },
  };
}

/** A summary was sent within the hour, or is just being sent. */
async function isTooSoon(
  ofQueue: SelectQueryBuilder<LeadTables, 'deliveries', { id: string }>,
  now: Date,
): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - SUMMARY_EVERY_MS).toISOString();
  const recent = await ofQueue
    .where((either) =>
      either.or([either('sent_at', '>', hourAgo), either('claimed_until', '>', now.toISOString())]),
    )
    .limit(1)
    .execute();
  return recent.length > 0;
}
