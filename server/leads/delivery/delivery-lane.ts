import type { ClaimedDelivery } from './delivery-claim.ts';
import type { LaneWidth } from './lane-width.ts';
import type { LaneName, Outbox } from './outbox.ts';

/** Sends what is due in one lane; a slow receiver holds back nothing but its own lane. */
export type DeliveryLane = {
  /** Looks for due deliveries now. */
  wake(): void;
  /** Ids of the deliveries this lane holds, begun or not. */
  held(): string[];
  /** Begins no more, gives back what was not begun, waits for what was. */
  stop(): Promise<void>;
};

export type DeliveryLaneParts = {
  readonly name: LaneName;
  readonly outbox: Pick<Outbox, 'claim' | 'releaseClaims'>;
  /** How many attempts may run at once. */
  readonly width: LaneWidth;
  readonly leaseMs: number;
  readonly now: () => Date;
  /** One attempt, its outcome written. Never throws. */
  readonly attempt: (delivery: ClaimedDelivery) => Promise<void>;
  readonly onStoreDown: (error: unknown) => void;
};

/** Claimed ahead, so that no attempt waits for the store. */
const CLAIMS_PER_ATTEMPT = 8;

/** A lane that begins the next attempt as soon as one ends; it never waits for a slow batch. */
export function createDeliveryLane(parts: DeliveryLaneParts): DeliveryLane {
  const { name, outbox, width } = parts;
  const waiting: ClaimedDelivery[] = [];
  const running = new Map<string, Promise<void>>();
  let claiming: Promise<void> | null = null;
  let asked = false;
  let stopping = false;

  function begin(): void {
    while (!stopping && running.size < width.now()) {
      const delivery = waiting.shift();
      if (delivery === undefined) break;
      running.set(
        delivery.id,
        parts.attempt(delivery).finally(() => {
          running.delete(delivery.id);
          begin();
        }),
      );
    }
    if (asked && !stopping && waiting.length === 0 && running.size < width.now()) {
      claiming ??= claim().finally(() => {
        claiming = null;
        begin();
      });
    }
  }

  async function claim(): Promise<void> {
    asked = false;
    const batch = width.now() * CLAIMS_PER_ATTEMPT;
    try {
      const claimed = await outbox.claim(parts.now(), batch, parts.leaseMs, name);
      if (stopping) return await outbox.releaseClaims(claimed.map(({ id }) => id));
      waiting.push(...claimed);
      if (claimed.length === batch) asked = true;
    } catch (error) {
      parts.onStoreDown(error);
    }
  }

  return {
    wake() {
      asked = true;
      begin();
    },
    held: () => [...running.keys(), ...waiting.map(({ id }) => id)],
    async stop() {
      stopping = true;
      await claiming;
      const unbegun = waiting.splice(0).map(({ id }) => id);
      await outbox.releaseClaims(unbegun).catch(parts.onStoreDown);
      await Promise.all(running.values());
    },
  };
}
