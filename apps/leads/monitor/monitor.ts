import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../config.ts';
import type { LocaleSettings } from '../locale.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { LeadDatabase } from '../store/database.ts';
import { purgeStore } from '../store/retention.ts';
import { readPeriod } from '../store/retention-period.ts';
import { sendHeartbeat } from './heartbeat.ts';
import { reportPublishing } from './publish-report.ts';
import { repeat } from './repeat.ts';
import { retentionNotice } from './retention-notice.ts';
import { sendStatusMail } from './status-mail.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PUBLISHING_MS = MINUTE_MS / 2;

type MonitorParts = {
  readonly settings: Pick<Settings, 'heartbeatUrl' | 'publishHeartbeatUrl'>;
  readonly siteFolder: string;
  readonly mailer: Mailer;
  readonly locale: () => LocaleSettings;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};

export type HeartbeatOptions = {
  /** How often HEARTBEAT_URL is called; five minutes by default. */
  readonly heartbeatEveryMs?: number;
  /** How long one check of the heartbeat may take; ten seconds by default. */
  readonly heartbeatLimitMs?: number;
};

/** The weekly status mail, the retention purge and the reports of publishing, while they run. */
export type Monitor = {
  /** What the purge of the last hour announced; null if nothing. */
  notice(): string | null;
  /** Stops all without waiting. */
  stop(): void;
};

/** Starts weekly status mail, retention purge and reports of publishing; none delays another. */
export function startMonitor(
  database: LeadDatabase,
  { settings, mailer, locale, log, siteFolder }: MonitorParts,
): Monitor {
  let notice: string | null = null;
  const statusMail = { everyMs: HOUR_MS, log, failure: 'the status mail could not be sent' };
  const stopStatusMail = repeat(statusMail, (stopped) => {
    const limit = AbortSignal.any([stopped, AbortSignal.timeout(3 * MINUTE_MS)]);
    return sendStatusMail(database, mailer, new Date(), locale().timeZone, limit);
  });
  const failure = 'leads past the retention period could not be deleted';
  const stopPurge = repeat({ everyMs: HOUR_MS, log, failure }, async () => {
    const { retentionMonths, timeZone } = locale();
    const deleted = await purgeStore(database, retentionMonths, new Date());
    if (deleted > 0) log.info({ deleted }, 'leads past the retention period deleted');
    const before = notice;
    notice = retentionNotice(await readPeriod(database.db), timeZone);
    if (notice !== null && notice !== before) log.warn(notice);
  });
  const report = { database, mailer, siteFolder, url: settings.publishHeartbeatUrl };
  const stopReports = repeat(
    { everyMs: PUBLISHING_MS, log, failure: 'the last publishing could not be reported' },
    (stopped) =>
      reportPublishing(report, AbortSignal.any([stopped, AbortSignal.timeout(MINUTE_MS)])),
  );
  return {
    notice: () => notice,
    stop() {
      stopReports();
      stopStatusMail();
      stopPurge();
    },
  };
}

/**
 * Starts the heartbeat, also before the store was reached for the first time: that is a failure to report.
 * @param openDatabase throws before that
 * @returns a function that stops it without waiting
 */
export function startHeartbeat(
  openDatabase: () => LeadDatabase,
  { settings: { heartbeatUrl: url }, mailer, log }: MonitorParts,
  { heartbeatEveryMs = 5 * MINUTE_MS, heartbeatLimitMs: limitMs = 10_000 }: HeartbeatOptions,
): () => void {
  if (url === undefined) return () => {};
  const failure = 'the heartbeat could not be sent';
  return repeat({ everyMs: heartbeatEveryMs, log, failure }, (stopped) =>
    sendHeartbeat({ url, openDatabase, mailer, limitMs }, stopped),
  );
}
