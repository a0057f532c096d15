const FIRST_PAUSE_MS = 10_000;
const MINUTE_MS = 60_000;

/** The longest pause between two attempts, in milliseconds, before chance lengthens it by a quarter. */
export const LONGEST_PAUSE_MS = 180 * MINUTE_MS;

/** How long a delivery is tried before it rests, in milliseconds: 72 hours. */
export const RETRY_WINDOW_MS = 72 * 60 * MINUTE_MS;

/**
 * No delivery rests before so many attempts, whatever the clock says: a clock that jumps ahead by a
 * week, or a service that was off for one, must not end what was hardly tried.
 */
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

/**
 * How long one attempt may take, in milliseconds; later attempts get more. A mail server may take
 * ten minutes after the last byte (RFC 5321, 4.5.3.2.6): giving up earlier sends a second copy of a
 * mail that the server took.
 */
export function attemptLimitMs(kind: 'mail' | 'webhook', attempts: number): number {
  const [first, most] = kind === 'mail' ? [3 * MINUTE_MS, 12 * MINUTE_MS] : [20_000, 2 * MINUTE_MS];
  return Math.min(first * 2 ** Math.min(attempts - 1, 10), most);
}
