import { setTimeout } from 'node:timers/promises';
import type { SettledAttempt } from './delivery-outcome.ts';
import type { Outbox } from './outbox.ts';

const PAUSE_MS = 1000;
/** The store takes few parameters in one statement, and others wait while it is written. */
const MOST_AT_ONCE = 200;

export type OutcomeWriter = {
  /** Resolves once the outcome is in the store, or the writer gave up at the end of the service. */
  write(attempt: SettledAttempt): Promise<void>;
  /** From now on an outcome that cannot be written is given up instead of tried again. */
  giveUp(): void;
};

/**
 * Writes outcomes, those that come while one write is under way together in the next. While the
 * store is away it tries every second: what was sent and not marked would be sent again.
 */
export function createOutcomeWriter(
  outbox: Pick<Outbox, 'settle'>,
  onStoreDown: (error: unknown) => void,
): OutcomeWriter {
  const pending: { attempt: SettledAttempt; done: () => void }[] = [];
  let writing = false;
  let patient = true;

  async function writeAll(): Promise<void> {
    while (pending.length > 0) {
      const batch = pending.splice(0, MOST_AT_ONCE);
      await writeBatch(batch.map(({ attempt }) => attempt));
      for (const { done } of batch) done();
    }
    writing = false;
  }

  async function writeBatch(attempts: readonly SettledAttempt[]): Promise<void> {
    for (;;) {
      try {
        return await outbox.settle(attempts);
      } catch (error) {
        onStoreDown(error);
        if (!patient) return;
        await setTimeout(PAUSE_MS);
      }
    }
  }

  return {
    write(attempt) {
      return new Promise((done) => {
        pending.push({ attempt, done });
        if (writing) return;
        writing = true;
        // A turn of the event loop gathers what ended at the same time.
        setImmediate(() => void writeAll());
      });
    },
    giveUp() {
      patient = false;
    },
  };
}
