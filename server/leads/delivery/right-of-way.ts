import { setTimeout } from 'node:timers/promises';

/** So many leads being kept at the same moment are a rush. */
const RUSH = 8;
/** In a rush a delivery begins every 20 ms: 50 mails a second take a twentieth of the process. */
const PAUSE_MS = 20;

/** Lets visitors go first: they wait for an answer, a mail can wait a moment. */
export type RightOfWay = {
  /** Counts a visitor until the work is done. */
  during<Result>(work: Promise<Result>): Promise<Result>;
  /** Resolves when the next delivery may begin: at once, and one after the other in a rush. */
  turn(): Promise<void>;
};

export function createRightOfWay(): RightOfWay {
  let visitors = 0;
  let nextTurn = 0;
  return {
    async during(work) {
      visitors += 1;
      try {
        return await work;
      } finally {
        visitors -= 1;
      }
    },
    async turn() {
      if (visitors < RUSH) return;
      const now = performance.now();
      nextTurn = Math.max(now, nextTurn) + PAUSE_MS;
      await setTimeout(nextTurn - now);
    },
  };
}
