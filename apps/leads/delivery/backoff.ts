const FIRST_PAUSE_MS = 10_000;
const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 180 * MINUTE_MS;
const RETRY_WINDOW_MS = 72 * 60 * MINUTE_MS;

/** No delivery fails before so many attempts: a service that was off for a week tries again. */
const LEAST_ATTEMPTS = 20;

/**
 * When a failed delivery is tried again: pauses double from 10 seconds up to 3 hours, each
 * lengthened or shortened by up to a quarter so that many failures do not return together.
 * @param attempts begun so far, at least 1
 * @param queuedAt when the 72 hours began
 * @param random from 0 to 1
 * @returns null when the next attempt would fall outside the 72 hours and enough were made
 */
export function nextAttempt(
  attempts: number,
  queuedAt: Date,
  now: Date,
  random: number = Math.random(),
): Date | null {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 30), LONGEST_PAUSE_MS);
  const due = now.getTime() + pause * (0.75 + random / 2);
  const over = due > queuedAt.getTime() + RETRY_WINDOW_MS && attempts >= LEAST_ATTEMPTS;
  return over ? null : new Date(due);
}
