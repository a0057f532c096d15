import { type Kysely, sql } from 'kysely';
import type { LeadDatabase } from './database.ts';
import { newId } from './lead.ts';
import type { AttemptRow, DeliveryRow, LeadTables } from './schema.ts';

/** What came of one attempt; `answer` is what the receiver said, in one line. */
export type DeliveryOutcome = { readonly answer: string } & (
  | { readonly kind: 'sent' | 'dead' | 'undelivered' | 'skipped' }
  /** The next attempt is due then. */
  | { readonly kind: 'failed'; readonly dueAt: Date }
);

/** One attempt that ended. */
export type SettledAttempt = {
  readonly deliveryId: string;
  readonly beganAt: Date;
  readonly endedAt: Date;
  readonly outcome: DeliveryOutcome;
};

const ATTEMPT_OUTCOMES = {
  sent: 'sent',
  failed: 'failed',
  dead: 'failed',
  undelivered: 'refused',
} as const satisfies Record<string, AttemptRow['outcome']>;

/**
 * Writes attempts that ended, all in one transaction: the answer of each, and the delivery's new
 * state. A delivery that is no longer held by this worker, or was erased, is left alone.
 * @param owner the worker that holds the deliveries
 */
export async function settleAttempts(
  { db, write }: LeadDatabase,
  owner: string,
  attempts: readonly SettledAttempt[],
): Promise<void> {
  await write(
    attempts.flatMap((attempt) => [
      ...(attempt.outcome.kind === 'skipped' ? [] : [insertAttempt(db, owner, attempt)]),
      db
        .updateTable('deliveries')
        .set({ ...stateAfter(attempt), lease_owner: null, lease_until: null })
        .where('id', '=', attempt.deliveryId)
        .where('lease_owner', '=', owner),
    ]),
  );
}

function insertAttempt(
  db: Kysely<LeadTables>,
  owner: string,
  { deliveryId, beganAt, endedAt, outcome }: SettledAttempt,
) {
  const row: Omit<AttemptRow, 'delivery_id'> = {
    id: newId(),
    began_at: beganAt.toISOString(),
    ended_at: endedAt.toISOString(),
    outcome: outcome.kind === 'skipped' ? 'failed' : ATTEMPT_OUTCOMES[outcome.kind],
    answer: outcome.answer,
  };
  return db
    .insertInto('delivery_attempts')
    .columns(['id', 'delivery_id', 'began_at', 'ended_at', 'outcome', 'answer'])
    .expression((select) =>
      select
        .selectFrom('deliveries')
        .select([
          sql<string>`cast(${row.id} as text)`.as('id'),
          'deliveries.id as delivery_id',
          sql<string>`cast(${row.began_at} as text)`.as('began_at'),
          sql<string>`cast(${row.ended_at} as text)`.as('ended_at'),
          sql<AttemptRow['outcome']>`cast(${row.outcome} as text)`.as('outcome'),
          sql<string>`cast(${row.answer} as text)`.as('answer'),
        ])
        .where('deliveries.id', '=', deliveryId)
        .where('lease_owner', '=', owner),
    );
}

function stateAfter({ outcome, endedAt }: SettledAttempt): Partial<DeliveryRow> {
  if (outcome.kind === 'sent') {
    return { status: 'sent', sent_at: endedAt.toISOString(), last_error: null };
  }
  if (outcome.kind === 'failed') {
    return { due_at: outcome.dueAt.toISOString(), last_error: outcome.answer };
  }
  return { status: outcome.kind, last_error: outcome.answer };
}
