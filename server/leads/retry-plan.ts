const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 3 * 60 * 60 * 1000;

/** How long a delivery is tried before it rests, in milliseconds: 72 hours. */
export const PATIENCE_MS = 72 * 60 * 60 * 1000;

/**
 * When a failed delivery is tried again: pauses double from 10 seconds up to 3 hours, each
 * lengthened or shortened by up to a quarter so that many failures do not return together.
 * @param attempts begun so far, at least 1
 * @param queuedAt when the 72 hours began
 * @param random from 0 to 1
 * @returns null when the next attempt would fall outside the 72 hours
 */
export function nextAttempt(
  attempts: number,
  queuedAt: Date,
  now: Date,
  random: number = Math.random(),
): Date | null {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 30), LONGEST_PAUSE_MS);
  const due = now.getTime() + pause * (0.75 + random / 2);
  return due > queuedAt.getTime() + PATIENCE_MS ? null : new Date(due);
}
