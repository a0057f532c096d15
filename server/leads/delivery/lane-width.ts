import type { DeliveryOutcome } from './delivery-outcome.ts';

/** How many attempts of a lane may run at once, found out as TCP finds out how fast a line is. */
export type LaneWidth = {
  now(): number;
  /** Told of each attempt that ended. */
  after(outcome: DeliveryOutcome['kind']): void;
};

const FIRST = 4;

/**
 * A receiver that takes everything gets more and more at once; after a failure half as many, for some
 * mail servers allow no more than three connections, and a receiver in trouble is helped by none.
 * @param most at once, whatever the receiver takes
 */
export function createLaneWidth(most: number): LaneWidth {
  let width = Math.min(FIRST, most);
  let threshold = most;
  return {
    now: () => Math.floor(width),
    after(outcome) {
      if (outcome === 'sent') {
        width = Math.min(most, width + (width < threshold ? 1 : 1 / width));
      } else if (outcome === 'failed') {
        threshold = Math.max(1, width / 2);
        width = threshold;
      }
    },
  };
}
