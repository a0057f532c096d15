import type { FastifyBaseLogger } from 'fastify';
import { redactedError } from '../redacted-error.ts';

export type RepeatOptions = {
  readonly everyMs: number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** The line of the log when the task throws. */
  readonly failure: string;
};

/**
 * Runs a task now and at each interval, unless it is still running.
 * @returns a function that stops it without waiting
 */
export function repeat(
  { everyMs, log, failure }: RepeatOptions,
  run: (stopped: AbortSignal) => Promise<void>,
): () => void {
  const stopped = new AbortController();
  let running = false;
  async function tick(): Promise<void> {
    if (running) return;
    running = true;
    try {
      await run(stopped.signal);
    } catch (error) {
      if (!stopped.signal.aborted) log.error({ reason: redactedError(error) }, failure);
    }
    running = false;
  }
  void tick();
  const timer = setInterval(tick, everyMs);
  return () => {
    clearInterval(timer);
    stopped.abort();
  };
}
