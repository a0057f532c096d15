import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { createApp } from './app.ts';
import type { Settings } from './config.ts';
import { type DeliveryWorker, startDeliveryWorker } from './delivery/delivery-worker.ts';
import { createOutbox } from './delivery/outbox.ts';
import { externalPagesHost } from './http/built-site.ts';
import { createNetworkKey } from './intake/client-network.ts';
import { createIntake } from './intake/intake.ts';
import { DEFAULT_RATE_LIMITS, type RateLimits } from './intake/rate-limit.ts';
import { createLocale } from './locale.ts';
import { createLogger, openLog } from './logging.ts';
import { createMailer } from './mail/mailer.ts';
import { type MonitorParts, startMonitor } from './monitor/monitor.ts';
import { createReadiness } from './readiness.ts';
import { redactedError } from './redacted-error.ts';
import { type OpenOptions, openLeadDatabase } from './store/database.ts';
import { takeServiceLock } from './store/service-lock.ts';
import { storeProblem } from './store/store-problem.ts';
import { createVisitorKey, readSecret } from './store/visitor-key.ts';

/** The running service. */
export type Service = {
  /** The URL, such as `http://localhost:3000`. */
  readonly url: string;
  /** Accepts no new requests, finishes running ones, closes the store; takes at most ten seconds. */
  stop(): Promise<void>;
};

/** Other limits than the defaults are for tests. */
export type ServiceOptions = Pick<MonitorParts, 'heartbeatEveryMs' | 'heartbeatLimitMs'> &
  Pick<OpenOptions, 'lockWaitMs'> & {
    /** Absolute path of the built site. */
    readonly siteFolder: string;
    readonly rateLimits?: RateLimits;
    /** See lead-routes.ts. */
    readonly maxRefused?: number;
    /** Time limit of a request's headers and body; see app.ts. */
    readonly requestMs?: number;
    /** Standard output by default. */
    readonly log?: DestinationStream;
  };

const MAX_REQUEST_MS = 5000;
/** Time limit of a stop. */
const STOP_MS = 9000;
/** Time to wait for the lock of a service that is stopping. */
const LOCK_WAIT_MS = 12_000;
/** Maximum number of connections waiting to be accepted. */
const BACKLOG = 4096;

/** Finishes running requests, then drops the connections that are still open. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const timeout = setTimeout(() => app.server.closeAllConnections(), MAX_REQUEST_MS);
  await app.close().finally(() => clearTimeout(timeout));
}

/**
 * Starts website, lead routes, delivery and monitor.
 * @throws when the store cannot be opened or the port is in use; nothing is running then
 */
export async function startService(settings: Settings, options: ServiceOptions): Promise<Service> {
  const { siteFolder, lockWaitMs } = options;
  const { host, port } = settings;
  const log = createLogger(settings.logLevel, options.log ?? openLog());
  let worker: DeliveryWorker | undefined;
  let stopping = false;
  const lock = await takeServiceLock(settings.storage, LOCK_WAIT_MS);
  const database = await openLeadDatabase(settings.storage, {
    onBrokenConnection: (error) =>
      log.warn({ reason: redactedError(error) }, 'database connection lost'),
    lockWaitMs,
  }).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  async function closeStore(): Promise<void> {
    await database.close();
    lock.release();
  }
  try {
    const secret = await readSecret(database);
    const pages = externalPagesHost(siteFolder, settings.allowedOrigins) ? null : siteFolder;
    const readiness = createReadiness(database.probe, pages, (error) =>
      log.error({ reason: storeProblem(error) }, 'leads cannot be stored'),
    );
    const app = await createApp({
      ...options,
      log,
      settings,
      networkKey: createNetworkKey(secret),
      readiness: async () => (stopping ? ['the service is stopping'] : readiness()),
      intake: createIntake({
        database,
        settings,
        rateLimits: options.rateLimits ?? DEFAULT_RATE_LIMITS,
        visitorKey: createVisitorKey(secret),
        onLead: () => worker?.wake(),
      }),
    });
    const outbox = createOutbox(database);
    // On start all waiting mail is sent at once, without the pauses after an outage.
    await outbox.makeAllDue(new Date());
    const listenTextResolver = (at: string) => `listening on ${at}`;
    const url = await app.listen({ host, port, backlog: BACKLOG, listenTextResolver });
    const locale = createLocale(siteFolder);
    const mailer = createMailer(settings.mail, locale);
    const delivery = startDeliveryWorker({ outbox, database, settings, mailer, locale, log });
    worker = delivery;
    const stopMonitor = startMonitor({ ...options, settings, database, mailer, log });
    return {
      url,
      async stop() {
        stopping = true;
        stopMonitor();
        const finished = Promise.all([closeServer(app), delivery.stop()]).then(closeStore);
        await Promise.race([finished, pause(STOP_MS, undefined, { ref: false })]);
      },
    };
  } catch (error) {
    await closeStore();
    throw error;
  }
}
