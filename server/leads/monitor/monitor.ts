import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../config.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { LeadDatabase } from '../store/database.ts';
import { purgeStore } from '../store/retention.ts';
import { sendHeartbeat } from './heartbeat.ts';
import { type PeriodicTask, startPeriodicTasks } from './periodic-task.ts';
import { sendStatusMail } from './status-mail.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const STATUS_MAIL_MS = 3 * MINUTE_MS;

export type MonitorParts = {
  readonly settings: Pick<Settings, 'heartbeatUrl' | 'retentionDays'>;
  readonly database: LeadDatabase;
  readonly mailer: Mailer;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  readonly heartbeatEveryMs?: number;
  readonly heartbeatLimitMs?: number;
};

/** Starts heartbeat, weekly status mail and retention purge. @returns ends them, without waiting */
export function startMonitor(parts: MonitorParts): () => void {
  const { settings, database, mailer, log } = parts;
  const { heartbeatUrl: url, retentionDays } = settings;
  const limitMs = parts.heartbeatLimitMs ?? 10_000;
  const tasks: PeriodicTask[] = [
    {
      failure: 'the status mail could not be sent',
      everyMs: HOUR_MS,
      run: (stopped) =>
        sendStatusMail(
          { database, mailer },
          new Date(),
          AbortSignal.any([stopped, AbortSignal.timeout(STATUS_MAIL_MS)]),
        ),
    },
    {
      failure: 'leads past the retention period could not be deleted',
      everyMs: HOUR_MS,
      async run() {
        const gone = await purgeStore(database, retentionDays, new Date());
        if (gone > 0) log.info({ gone }, 'leads past the retention period deleted');
      },
    },
  ];
  if (url !== null) {
    tasks.push({
      failure: 'the heartbeat could not be sent',
      everyMs: parts.heartbeatEveryMs ?? 5 * MINUTE_MS,
      run: (stopped) => sendHeartbeat({ url, database, mailer, limitMs }, stopped),
    });
  }
  return startPeriodicTasks(tasks, log);
}
