import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { createApp } from './app.ts';
import type { Settings } from './config.ts';
import { type DeliveryWorker, startDeliveryWorker } from './delivery/delivery-worker.ts';
import { externalPagesHost } from './http/built-site.ts';
import { createNetworkKey } from './intake/client-network.ts';
import { DEFAULT_RATE_LIMITS, type RateLimits } from './intake/rate-limit.ts';
import { type LeadStore, openLeadStore } from './lead-store.ts';
import { assertAllAddresses, reachability } from './listening.ts';
import { createLocale } from './locale.ts';
import { createLogger, openLog } from './logging.ts';
import { createMailer } from './mail/mailer.ts';
import {
  type HeartbeatOptions,
  type Monitor,
  startHeartbeat,
  startMonitor,
} from './monitor/monitor.ts';
import { createReadiness } from './readiness.ts';
import type { OpenOptions } from './store/database.ts';
import { takeServiceLock } from './store/service-lock.ts';
import { storageName } from './store/storage-name.ts';
import { isUnreachable, storeProblem } from './store/store-problem.ts';

/** The running service. */
export type Service = {
  /** The URL, such as `http://localhost:3000`. */
  readonly url: string;
  /** Accepts no new requests, finishes running ones, closes the store; takes at most ten seconds. */
  stop(): Promise<void>;
};

/** Other limits than the defaults are for tests. */
export type ServiceOptions = HeartbeatOptions &
  Pick<OpenOptions, 'lockWaitMs'> & {
    /** Absolute path of the built site. */
    readonly siteFolder: string;
    readonly rateLimits?: RateLimits;
    /** See lead-routes.ts. */
    readonly maxRefused?: number;
    /** Time limit of a request's headers and body; see app.ts. */
    readonly requestMs?: number;
    /** How long a stop waits for deliveries that are being sent; see delivery-worker.ts. */
    readonly deliveryStopMs?: number;
    /** Time limit of a connection on which nothing is sent or received; see app.ts. */
    readonly silentMs?: number;
    /** Open connections of one network; see connection-limit.ts. */
    readonly maxPerNetwork?: number;
    /** Standard output by default. */
    readonly log?: DestinationStream;
  };

const MAX_REQUEST_MS = 5000;
/** Time limit of a stop. */
const STOP_MS = 9000;
/** Time to wait for the lock of a service that is stopping. */
const LOCK_WAIT_MS = 12_000;
/** Pause between attempts to reach the store after the start. */
const RETRY_MS = 2000;
const NOT_OPEN = 'the lead store is not open: pages are served, leads get status 503';
/** Maximum number of connections waiting to be accepted. */
const BACKLOG = 4096;

/** Finishes running requests, then drops the connections that are still open. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const timeout = setTimeout(() => app.server.closeAllConnections(), MAX_REQUEST_MS);
  await app.close().finally(() => clearTimeout(timeout));
}

/**
 * Starts website, lead routes, delivery and monitor. While a Postgres store cannot be reached, pages are served,
 * leads get status 503, and the rest starts when it can be reached.
 * @throws when the store cannot be opened or the port is in use; nothing is running then
 */
export async function startService(settings: Settings, options: ServiceOptions): Promise<Service> {
  const { siteFolder, lockWaitMs, rateLimits = DEFAULT_RATE_LIMITS } = options;
  const { host, port, storage } = settings;
  const log = createLogger(settings.logLevel, options.log ?? openLog());
  const locale = createLocale(siteFolder);
  const mailer = createMailer(settings.mail, locale);
  const stopping = new AbortController();
  let store: LeadStore | undefined;
  let openError: unknown;
  let delivery: DeliveryWorker | undefined;
  const stops: (() => void)[] = [];
  let monitor: Monitor | undefined;
  const monitorParts = { settings, mailer, locale, log, siteFolder };

  const lock = await takeServiceLock(storage, LOCK_WAIT_MS);
  const open = () =>
    openLeadStore({ settings, rateLimits, lockWaitMs, log, onLead: () => delivery?.wake() });
  function startDelivery({ outbox, database }: LeadStore): void {
    const stopMs = options.deliveryStopMs;
    delivery = startDeliveryWorker({ outbox, database, settings, mailer, locale, log, stopMs });
    monitor = startMonitor(database, monitorParts);
    stops.push(monitor.stop);
  }
  async function closeStore(): Promise<void> {
    await store?.database.close();
    lock.release();
  }
  function reportNotOpen(error: unknown): undefined {
    openError = error;
    log.error({ store: storageName(storage), reason: storeProblem(error) }, NOT_OPEN);
  }
  /** Tries until the store can be reached. */
  async function openLater(): Promise<void> {
    while (store === undefined && !stopping.signal.aborted) {
      await pause(RETRY_MS, undefined, { ref: false });
      const opened = await open().catch(reportNotOpen);
      if (stopping.signal.aborted) return opened?.database.close();
      store = opened;
      if (store !== undefined) startDelivery(store);
    }
  }

  try {
    store = await open().catch((error: unknown) => {
      if (storage.dialect === 'sqlite' || !isUnreachable(error)) throw error;
      return reportNotOpen(error);
    });
    const openStore = (): LeadStore => {
      if (store !== undefined) return store;
      throw openError;
    };
    const pages = externalPagesHost(siteFolder, settings.allowedOrigins) ? null : siteFolder;
    const readiness = createReadiness(
      async () => openStore().database.probe(),
      pages,
      (error) => log.error({ reason: storeProblem(error) }, 'leads cannot be stored'),
    );
    let isReachable = () => true;
    const problems = async () => [
      ...(await readiness()),
      ...(isReachable() ? [] : ['an address of HOST is gone from this machine']),
    ];
    const firstNetworkKey = createNetworkKey(randomUUID());
    const app = await createApp({
      ...options,
      log,
      settings,
      networkKey: (address) => (store?.networkKey ?? firstNetworkKey)(address),
      readiness: async () => (stopping.signal.aborted ? ['the service is stopping'] : problems()),
      notice: () => monitor?.notice() ?? null,
      intake: { receive: async (form, at) => openStore().intake.receive(form, at) },
    });
    const listenTextResolver = (at: string) => `listening on ${at}`;
    const url = await app.listen({ host, port, backlog: BACKLOG, listenTextResolver });
    if (host === 'localhost')
      await assertAllAddresses(app).catch((error: unknown) =>
        app.close().finally(() => Promise.reject(error)),
      );
    isReachable = reachability(app);
    if (store === undefined) void openLater();
    else startDelivery(store);
    stops.push(startHeartbeat(() => openStore().database, monitorParts, options));
    return {
      url,
      async stop() {
        stopping.abort();
        for (const stop of stops) stop();
        const finished = Promise.all([closeServer(app), delivery?.stop()]).then(closeStore);
        await Promise.race([finished, pause(STOP_MS, undefined, { ref: false })]);
      },
    };
  } catch (error) {
    await closeStore();
    throw error;
  }
}
