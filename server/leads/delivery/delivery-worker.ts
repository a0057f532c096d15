import type { FastifyBaseLogger } from 'fastify';
import { redactedError } from '../../redacted-error.ts';
import { CONNECTIONS_PER_LANE } from '../mail/mail-transport.ts';
import type { DeliveryKind } from '../store/schema.ts';
import { createClockWatch } from './clock-watch.ts';
import { type DeliverParts, deliver } from './deliver.ts';
import type { ClaimedDelivery } from './delivery-claim.ts';
import { createDeliveryLane, type DeliveryLane } from './delivery-lane.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import { createLaneWidth } from './lane-width.ts';
import type { LaneName, Outbox } from './outbox.ts';
import { createOutcomeWriter } from './outcome-writer.ts';

const POLL_MS = 2000;
/** Renewed all the time, so only the deliveries of a worker that died wait for its end. */
const LEASE_MS = 180_000;
const RENEW_MS = 30_000;
/** What is being sent when the service stops may take so long; the process ends after 30 seconds. */
const STOP_MS = 20_000;

/** The most attempts at once in one lane. Each attempt at a mail may take a connection. */
const WIDEST: Readonly<Record<DeliveryKind, number>> = {
  'agency-mail': CONNECTIONS_PER_LANE,
  acknowledgement: CONNECTIONS_PER_LANE,
  webhook: 8,
  canary: 1,
};

export type DeliveryWorkerParts = DeliverParts & {
  readonly outbox: Outbox;
  /** Lanes that are used for every lead: looked at as soon as one is saved. */
  readonly lanes: readonly LaneName[];
  /** Resolves when the next attempt may begin: see right-of-way.ts. */
  readonly turn: () => Promise<void>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Told of each attempt once it is written. */
  readonly onOutcome: (delivery: ClaimedDelivery, outcome: DeliveryOutcome) => void;
};

/** Sends what the outbox holds, until stopped. */
export type DeliveryWorker = {
  /** Looks at the outbox now instead of at the next poll; call it after saving a lead. */
  wake(): void;
  /** Takes no more, finishes what is being sent, gives the rest back. */
  stop(): Promise<void>;
};

/** Starts a worker that looks at the outbox every 2 seconds and whenever it is woken. */
export function startDeliveryWorker(parts: DeliveryWorkerParts): DeliveryWorker {
  const { outbox, log, now } = parts;
  const lanes = new Map<string, DeliveryLane>();
  const stopped = new AbortController();
  const writer = createOutcomeWriter(outbox, storeIsDown);
  const clock = createClockWatch(now);
  let polling: Promise<void> | null = null;
  let stopping = false;

  function laneOf(name: LaneName): DeliveryLane {
    const key = JSON.stringify([name.kind, name.recipient]);
    const known = lanes.get(key);
    if (known !== undefined) return known;
    const width = createLaneWidth(WIDEST[name.kind]);
    const lane = createDeliveryLane({
      name,
      outbox,
      now,
      async attempt(delivery) {
        width.after(await attempt(delivery));
      },
      width,
      leaseMs: LEASE_MS,
      onStoreDown: storeIsDown,
    });
    lanes.set(key, lane);
    return lane;
  }

  async function attempt(delivery: ClaimedDelivery): Promise<DeliveryOutcome['kind']> {
    await parts.turn();
    const beganAt = now();
    const outcome = await deliver(parts, delivery, stopped.signal);
    await writer.write({ deliveryId: delivery.id, beganAt, endedAt: now(), outcome });
    report(delivery, outcome);
    parts.onOutcome(delivery, outcome);
    return outcome.kind;
  }

  function report({ id, lead_id, kind, attempts }: ClaimedDelivery, outcome: DeliveryOutcome) {
    const facts = { delivery: id, lead: lead_id, kind, attempts };
    const reason = outcome.answer;
    if (outcome.kind === 'sent') log.info(facts, 'delivery sent');
    else if (outcome.kind === 'dead') {
      log.error({ ...facts, reason }, 'delivery given up, see: leads list --status dead');
    } else if (outcome.kind === 'failed') {
      const due = outcome.dueAt.toISOString();
      log.warn({ ...facts, reason, due }, 'delivery failed, will be tried again');
    } else log.info({ ...facts, reason }, `delivery ${outcome.kind}`);
  }

  // Leads are refused meanwhile. What was sent but not marked is sent again after its lease, under
  // the same Message-ID.
  function storeIsDown(error: unknown): void {
    log.error({ reason: redactedError(error) }, 'outbox cannot be read or written');
  }

  async function poll(): Promise<void> {
    try {
      if (clock.jumped()) {
        await renew();
        await outbox.retryAllNow(now());
      }
      await outbox.mendMoments(now(), LEASE_MS);
      for (const name of await outbox.dueLanes(now())) if (!stopping) laneOf(name).wake();
    } catch (error) {
      storeIsDown(error);
    }
  }

  function pollOnce(): void {
    polling ??= poll().finally(() => {
      polling = null;
    });
  }

  async function renew(): Promise<void> {
    const held = [...lanes.values()].flatMap((lane) => lane.held());
    await outbox.renewLeases(held, new Date(now().getTime() + LEASE_MS));
  }

  const timers = [
    setInterval(pollOnce, POLL_MS),
    setInterval(() => void renew().catch(storeIsDown), RENEW_MS),
  ];
  pollOnce();
  return {
    wake() {
      if (stopping) return;
      for (const name of parts.lanes) laneOf(name).wake();
    },
    async stop() {
      stopping = true;
      for (const timer of timers) clearInterval(timer);
      const patience = setTimeout(() => stopped.abort(), STOP_MS);
      writer.giveUp();
      await polling;
      await Promise.all([...lanes.values()].map((lane) => lane.stop()));
      clearTimeout(patience);
    },
  };
}
