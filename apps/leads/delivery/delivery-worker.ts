import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ClaimedDelivery, Queue } from '../store/schema.ts';
import { storeProblem } from '../store/store-problem.ts';
import { CHANNELS } from './channels.ts';
import { type DeliverParts, deliver } from './deliver.ts';
import type { Outbox, Outcome } from './outbox.ts';

const POLL_MS = 2000;
/** Several wake-ups within this time cause one query for due deliveries. */
const DEBOUNCE_MS = 50;
/** Concurrent attempts in one queue: many mail servers allow few connections. */
const CONCURRENCY = 5;
const STOP_MS = 5000;
const STORE_DOWN_PAUSE_MS = 1000;

export type DeliveryWorkerParts = DeliverParts & {
  readonly outbox: Outbox;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** How long a stop waits for running attempts, in milliseconds. */
  readonly stopMs?: number;
};

/** Sends due deliveries until it is stopped. */
export type DeliveryWorker = ReturnType<typeof startDeliveryWorker>;

/** Starts a worker that polls the outbox every 2 seconds and on `wake`. */
export function startDeliveryWorker(parts: DeliveryWorkerParts) {
  const { outbox, log, stopMs = STOP_MS } = parts;
  const running = new Map<string, number>();
  const attempts = new Set<Promise<void>>();
  const stopped = new AbortController();
  let polling = Promise.resolve();
  let nextPoll: NodeJS.Timeout | undefined;
  let stopping = false;

  const logStoreError = (error: unknown) =>
    log.error({ reason: storeProblem(error) }, 'outbox cannot be read or written');

  async function poll(): Promise<void> {
    try {
      for (const queue of await outbox.dueQueues(new Date())) await fill(queue);
    } catch (error) {
      logStoreError(error);
    }
  }

  /** Starts attempts for one queue: a slow receiver delays only its own queue. */
  async function fill(queue: Queue): Promise<void> {
    const key = `${queue.kind} ${queue.recipient}`;
    const count = running.get(key) ?? 0;
    if (stopping || count >= CONCURRENCY) return;
    const claimed = await outbox.claim(queue, CONCURRENCY - count, new Date());
    const groups = CHANNELS[queue.kind].together ? [claimed] : claimed.map((row) => [row]);
    for (const group of groups.filter(({ length }) => length > 0)) begin(key, group);
  }

  function begin(key: string, deliveries: readonly ClaimedDelivery[]): void {
    running.set(key, (running.get(key) ?? 0) + 1);
    const attempt = send(deliveries).finally(() => {
      running.set(key, (running.get(key) ?? 1) - 1);
      attempts.delete(attempt);
      wake();
    });
    attempts.add(attempt);
  }

  async function send(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    const beganAt = new Date();
    for (const { delivery, outcome } of await deliver(parts, deliveries, stopped.signal)) {
      await record(delivery, beganAt, outcome);
      report(delivery, outcome);
    }
  }

  /** Retries while the store is down: a sent delivery that is not recorded would be sent again. */
  async function record(delivery: ClaimedDelivery, beganAt: Date, outcome: Outcome): Promise<void> {
    for (;;) {
      try {
        return await outbox.record(delivery, beganAt, outcome);
      } catch (error) {
        logStoreError(error);
        if (stopping) return;
        await pause(STORE_DOWN_PAUSE_MS, undefined, { ref: false });
      }
    }
  }

  function report({ id, lead_id, kind, attempts: count }: ClaimedDelivery, outcome: Outcome): void {
    const facts = { delivery: id, lead: lead_id, kind, attempts: count, reason: outcome.response };
    if (outcome.status === 'due') {
      log.warn({ ...facts, due: outcome.dueAt }, 'delivery failed, will be tried again');
    } else if (outcome.status === 'failed' && CHANNELS[kind].isRequired) {
      log.error(facts, 'delivery failed for good, see: leads list --status failed');
    } else log.info(facts, `delivery ${outcome.status}`);
  }

  /** Polls the outbox now; call it after storing a lead. */
  function wake(): void {
    if (stopping) return;
    nextPoll ??= setTimeout(() => {
      nextPoll = undefined;
      // After the running poll, so that no queue is filled twice.
      polling = polling.then(poll);
    }, DEBOUNCE_MS);
  }

  const timer = setInterval(wake, POLL_MS);
  wake();
  return {
    wake,
    /** Claims nothing more, finishes running attempts, makes the rest due again. */
    async stop(): Promise<void> {
      stopping = true;
      clearInterval(timer);
      clearTimeout(nextPoll);
      const limit = setTimeout(() => stopped.abort(), stopMs);
      await polling;
      await Promise.all(attempts);
      clearTimeout(limit);
    },
  };
}
