import type { FastifyBaseLogger } from 'fastify';
import { redactedError } from '../../redacted-error.ts';

/** A maintenance job of the service. */
export type PeriodicTask = {
  /** What went wrong when it fails, for the log. */
  readonly failure: string;
  readonly everyMs: number;
  /** @param stopped when the service stops: nothing may wait longer than that */
  run(stopped: AbortSignal): Promise<void>;
};

/**
 * Runs each task now and then again and again, by itself, so that none delays another. A task that
 * still runs when its time comes again is not started twice.
 * @returns ends all of them, without waiting
 */
export function startPeriodicTasks(
  tasks: readonly PeriodicTask[],
  log: Pick<FastifyBaseLogger, 'error'>,
): () => void {
  const stopped = new AbortController();
  const timers = tasks.map(({ failure, everyMs, run }) => {
    let running = false;
    const tick = async () => {
      if (running) return;
      running = true;
      try {
        await run(stopped.signal);
      } catch (error) {
        if (!stopped.signal.aborted) log.error({ reason: redactedError(error) }, failure);
      } finally {
        running = false;
      }
    };
    void tick();
    return setInterval(tick, everyMs);
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
    stopped.abort();
  };
}
