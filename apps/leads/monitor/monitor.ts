import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../config.ts';
import type { Mailer } from '../mail/mailer.ts';
import { redactedError } from '../redacted-error.ts';
import type { LeadDatabase } from '../store/database.ts';
import { purgeStore } from '../store/retention.ts';
import { sendHeartbeat } from './heartbeat.ts';
import { sendStatusMail } from './status-mail.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type MonitorParts = {
  readonly settings: Pick<Settings, 'heartbeatUrl' | 'retentionDays'>;
  readonly database: LeadDatabase;
  readonly mailer: Mailer;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** How often HEARTBEAT_URL is called; five minutes by default. */
  readonly heartbeatEveryMs?: number;
  /** How long one check of the heartbeat may take; ten seconds by default. */
  readonly heartbeatLimitMs?: number;
};

/**
 * Starts heartbeat, weekly status mail and retention purge; none delays another.
 * @returns a function that stops them without waiting
 */
export function startMonitor(parts: MonitorParts): () => void {
  const { settings, database, mailer, log } = parts;
  const { heartbeatUrl: url, retentionDays } = settings;
  const stopped = new AbortController();
  const { signal } = stopped;
  const timers: NodeJS.Timeout[] = [];

  /** Runs a task now and at each interval, unless it is still running. */
  function repeat(failure: string, everyMs: number, run: () => Promise<void>): void {
    let running = false;
    const tick = async () => {
      if (running) return;
      running = true;
      try {
        await run();
      } catch (error) {
        if (!signal.aborted) log.error({ reason: redactedError(error) }, failure);
      }
      running = false;
    };
    void tick();
    timers.push(setInterval(tick, everyMs));
  }

  repeat('the status mail could not be sent', HOUR_MS, () => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(3 * MINUTE_MS)]);
    return sendStatusMail(database, mailer, new Date(), limit);
  });
  repeat('leads past the retention period could not be deleted', HOUR_MS, async () => {
    const deleted = await purgeStore(database, retentionDays, new Date());
    if (deleted > 0) log.info({ deleted }, 'leads past the retention period deleted');
  });
  if (url !== undefined) {
    const heartbeat = { url, database, mailer, limitMs: parts.heartbeatLimitMs ?? 10_000 };
    repeat('the heartbeat could not be sent', parts.heartbeatEveryMs ?? 5 * MINUTE_MS, () =>
      sendHeartbeat(heartbeat, signal),
    );
  }
  return () => {
    for (const timer of timers) clearInterval(timer);
    stopped.abort();
  };
}
