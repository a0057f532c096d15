const FIRST_PAUSE_MS = 10_000;
const MINUTE_MS = 60_000;
const MAX_PAUSE_MS = 180 * MINUTE_MS;
const RETRY_WINDOW_MS = 72 * 60 * MINUTE_MS;

/** No delivery fails before this number of attempts, also after a week without the service. */
const MIN_ATTEMPTS = 20;

/**
 * The time of the next attempt: pauses double from 10 seconds up to 3 hours, each changed randomly by up to a
 * quarter so that many retries do not come at once.
 * @param attempts begun so far, at least 1
 * @param queuedAt when the 72 hours began
 * @param random from 0 to 1
 * @returns null when the next attempt would be after the 72 hours and there were enough attempts
 */
export function nextAttempt(
  attempts: number,
  queuedAt: Date,
  now: Date,
  random: number = Math.random(),
): Date | null {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 30), MAX_PAUSE_MS);
  const due = now.getTime() + pause * (0.75 + random / 2);
  const isOver = due > queuedAt.getTime() + RETRY_WINDOW_MS && attempts >= MIN_ATTEMPTS;
  return isOver ? null : new Date(due);
}
