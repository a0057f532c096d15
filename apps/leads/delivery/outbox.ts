import { type SqlBool, sql } from 'kysely';
import type { LeadDatabase } from '../store/database.ts';
import { newId } from '../store/lead.ts';
import type { ClaimedDelivery, Queue } from '../store/schema.ts';
import { CHANNELS } from './channels.ts';

/** The result of one attempt; `response` is the receiver's response in one line. */
export type Outcome = { readonly response: string } & (
  | { readonly status: 'sent' | 'failed' | 'skipped' }
  /** `dueAt`: time of the next attempt. */
  | { readonly status: 'due'; readonly dueAt: Date }
);

/** Longer than any attempt, see deliver.ts: an expired claim belongs to a process that has ended. */
const CLAIM_MS = 180_000;
/** Times further ahead than this were written while the clock was wrong. */
const CLOCK_AHEAD_MS = 4 * 60 * 60 * 1000;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

const leadCharacters = sql<number>`(select length(leads.message) + length(leads.attribution)
  from leads where leads.id = deliveries.lead_id)`;

/** The first deliveries whose leads have so many characters together, at least one. */
function firstOf<Row extends { characters: number }>(rows: readonly Row[], most = Infinity): Row[] {
  let sum = 0;
  return rows.filter(({ characters }, index) => {
    sum += characters;
    return index === 0 || sum <= most;
  });
}

/** The waiting deliveries in the store. */
export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox({ db, dialect, transaction }: LeadDatabase) {
  /** No pause is longer than CLOCK_AHEAD_MS: see backoff.ts. */
  const isDue = (now: Date) =>
    sql<SqlBool>`(due_at <= ${now.toISOString()} or due_at > ${later(now, CLOCK_AHEAD_MS)})`;

  return {
    /**
     * Makes all waiting deliveries due now. On SQLite also those that another process had claimed: it has ended,
     * see service-lock.ts. On Postgres it may be running.
     */
    async makeAllDue(now: Date): Promise<void> {
      const due_at = now.toISOString();
      const freed = dialect === 'sqlite' ? { claimed_until: null } : {};
      await transaction((store) =>
        store
          .updateTable('deliveries')
          .set({ due_at, ...freed })
          .where('status', '=', 'due')
          .execute(),
      );
    },

    /** The queues with due deliveries. */
    dueQueues(now: Date): Promise<Queue[]> {
      return db
        .selectFrom('deliveries')
        .select(['kind', 'recipient'])
        .distinct()
        .where('status', '=', 'due')
        .where(isDue(now))
        .execute();
    },

    /**
     * Claims up to `limit` due deliveries of a queue, oldest first; in a channel that sends them together all that are
     * due, at most as often as the channel says. No other process gets them until the claim expires.
     */
    async claim({ kind, recipient }: Queue, limit: number, now: Date): Promise<ClaimedDelivery[]> {
      const at = (ms: number) => later(now, ms);
      const { together } = CHANNELS[kind];
      return transaction(async (store) => {
        const ofQueue = store
          .selectFrom('deliveries')
          .select('id')
          .where('kind', '=', kind)
          .where('recipient', '=', recipient);
        const isClaimed = sql<SqlBool>`(claimed_until > ${at(0)} and claimed_until < ${at(CLOCK_AHEAD_MS)})`;
        if (together !== null) {
          const isRecent = sql<SqlBool>`(sent_at > ${at(-together.everyMs)} and sent_at < ${at(CLOCK_AHEAD_MS)})`;
          const recent = ofQueue.where(({ or }) => or([isRecent, isClaimed]));
          if ((await recent.limit(1).execute()).length > 0) return [];
        }
        const free = await ofQueue
          .select(leadCharacters.as('characters'))
          .where('status', '=', 'due')
          .where(isDue(now))
          .where(({ or, not, eb }) => or([eb('claimed_until', 'is', null), not(isClaimed)]))
          .orderBy('due_at')
          .orderBy('id')
          .limit(together?.limit ?? limit)
          .$if(dialect === 'postgres', (select) => select.forUpdate().skipLocked())
          .execute();
        if (free.length === 0) return [];
        const ids = firstOf(free, together?.characters).map(({ id }) => id);
        return store
          .updateTable('deliveries')
          .set(({ eb }) => ({ claimed_until: at(CLAIM_MS), attempts: eb('attempts', '+', 1) }))
          .where('id', 'in', ids)
          .returning(['id', 'lead_id', 'kind', 'recipient', 'attempts', 'queued_at'])
          .execute();
      });
    },

    /**
     * Records the result of an attempt, unless the delivery was claimed again or erased meanwhile.
     * @throws when the store is down; then nothing was written
     */
    async record(delivery: ClaimedDelivery, beganAt: Date, outcome: Outcome): Promise<void> {
      const { status, response } = outcome;
      const ended_at = new Date().toISOString();
      await transaction(async (store) => {
        const { numUpdatedRows } = await store
          .updateTable('deliveries')
          .set({
            status,
            claimed_until: null,
            last_error: status === 'sent' ? null : response,
            ...(status === 'sent' && { sent_at: ended_at }),
            ...(status === 'due' && { due_at: outcome.dueAt.toISOString() }),
          })
          .where('id', '=', delivery.id)
          .where('attempts', '=', delivery.attempts)
          .executeTakeFirst();
        if (numUpdatedRows === 0n || status === 'skipped') return;
        await store
          .insertInto('delivery_attempts')
          .values({
            id: newId(),
            delivery_id: delivery.id,
            began_at: beganAt.toISOString(),
            ended_at,
            outcome: status === 'sent' ? 'sent' : 'failed',
            response,
          })
          .execute();
      });
    },
  };
}
