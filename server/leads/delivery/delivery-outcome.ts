import { type Kysely, sql } from 'kysely';
import type { LeadDatabase } from '../store/database.ts';
import { newId } from '../store/lead.ts';
import { prepareQuery } from '../store/prepared-query.ts';
import type { AttemptRow, DeliveryRow, LeadTables } from '../store/schema.ts';

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
 * @throws when the store is down; then nothing was written
 */
export type SettleAttempts = (attempts: readonly SettledAttempt[]) => Promise<void>;

/** @param owner the worker that holds the deliveries */
export function createSettling(
  { db, write }: Pick<LeadDatabase, 'db' | 'write'>,
  owner: string,
): SettleAttempts {
  const insert = insertsAttempt(db, owner);
  const update = {
    sent: updatesDelivery(db, owner, ['status', 'sent_at', 'last_error']),
    failed: updatesDelivery(db, owner, ['due_at', 'last_error']),
    ended: updatesDelivery(db, owner, ['status', 'last_error']),
  };

  function settle({ deliveryId, beganAt, endedAt, outcome }: SettledAttempt) {
    const { kind, answer } = outcome;
    const ended_at = endedAt.toISOString();
    const began_at = beganAt.toISOString();
    const attempt = { id: newId(), delivery_id: deliveryId, began_at, ended_at, answer };
    if (kind === 'skipped') {
      return [update.ended({ id: deliveryId, status: kind, last_error: answer })];
    }
    const attempted = insert({ ...attempt, outcome: ATTEMPT_OUTCOMES[kind] });
    if (kind === 'sent') {
      const sent = { id: deliveryId, status: kind, sent_at: ended_at, last_error: null };
      return [attempted, update.sent(sent)];
    }
    if (kind === 'failed') {
      const due_at = outcome.dueAt.toISOString();
      return [attempted, update.failed({ id: deliveryId, due_at, last_error: answer })];
    }
    return [attempted, update.ended({ id: deliveryId, status: kind, last_error: answer })];
  }

  return async (attempts) => {
    await write(attempts.flatMap(settle));
  };
}

function insertsAttempt(db: Kysely<LeadTables>, owner: string) {
  return prepareQuery((blank: AttemptRow) =>
    db
      .insertInto('delivery_attempts')
      .columns(['id', 'delivery_id', 'began_at', 'ended_at', 'outcome', 'answer'])
      .expression((select) =>
        select
          .selectFrom('deliveries')
          .select([
            sql<string>`cast(${blank.id} as text)`.as('id'),
            'deliveries.id as delivery_id',
            sql<string>`cast(${blank.began_at} as text)`.as('began_at'),
            sql<string>`cast(${blank.ended_at} as text)`.as('ended_at'),
            sql<AttemptRow['outcome']>`cast(${blank.outcome} as text)`.as('outcome'),
            sql<string>`cast(${blank.answer} as text)`.as('answer'),
          ])
          .where('deliveries.id', '=', blank.delivery_id)
          .where('lease_owner', '=', owner),
      ),
  );
}

/** Changes these columns of a delivery and ends its lease. */
function updatesDelivery<Column extends keyof DeliveryRow>(
  db: Kysely<LeadTables>,
  owner: string,
  columns: readonly Column[],
) {
  return prepareQuery((blank: Pick<DeliveryRow, Column | 'id'>) => {
    const changed = Object.fromEntries(columns.map((name) => [name, blank[name]]));
    return db
      .updateTable('deliveries')
      .set({ ...(changed as Partial<DeliveryRow>), lease_owner: null, lease_until: null })
      .where('id', '=', blank.id as string)
      .where('lease_owner', '=', owner);
  });
}
