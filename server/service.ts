import type { DestinationStream } from 'pino';
import { createApp } from './app.ts';
import type { Settings } from './config.ts';
import { hostOfPages } from './http/built-site.ts';
import { type AttemptLimits, USUAL_ATTEMPT_LIMITS } from './leads/delivery/deliver.ts';
import { type DeliveryWorker, startDeliveryWorker } from './leads/delivery/delivery-worker.ts';
import { createOutbox } from './leads/delivery/outbox.ts';
import { createClientNetwork } from './leads/intake/client-network.ts';
import { deliveryPlan } from './leads/intake/delivery-plan.ts';
import { createIntake } from './leads/intake/intake.ts';
import { type RateLimits, USUAL_RATE_LIMITS } from './leads/intake/rate-limit.ts';
import { createMailer } from './leads/mail/mailer.ts';
import { startMonitor } from './leads/monitor/monitor.ts';
import { openLeadDatabase } from './leads/store/database.ts';
import { takeServiceLock } from './leads/store/service-lock.ts';
import { readSecret } from './leads/store/service-secret.ts';
import { storeProblem } from './leads/store/store-problem.ts';
import { createVisitorKey } from './leads/store/visitor-key.ts';
import { readLocale } from './locale.ts';
import { createReadiness } from './readiness.ts';
import { redactedError } from './redacted-error.ts';

/** The running service. */
export type Service = {
  /** Where it listens, such as `http://localhost:3000`. */
  readonly address: string;
  /** Takes no new requests, finishes what is under way, closes the store; within ten seconds. */
  stop(): Promise<void>;
};

export type ServiceOptions = {
  /** Absolute path of the built site. */
  readonly siteFolder: string;
  readonly rateLimits?: RateLimits;
  /** How long one attempt at a delivery may take. */
  readonly attemptLimits?: AttemptLimits;
  /** How often HEARTBEAT_URL is called, in milliseconds; five minutes by default. */
  readonly heartbeatEveryMs?: number;
  /** How long one check of the heartbeat may take, in milliseconds; ten seconds by default. */
  readonly heartbeatLimitMs?: number;
  /** How long a lead waits for another process that locks the store's file; see database.ts. */
  readonly lockWaitMs?: number;
  /** Standard output by default. */
  readonly log?: DestinationStream;
  /** How long headers and body of a request may take; see app.ts. */
  readonly requestMs?: number;
};

const REQUESTS_MAY_TAKE_MS = 5000;
/** The most that a stop takes, whatever hangs. */
const STOP_MS = 9000;
/** A service that was asked to stop has gone by then. */
const PREDECESSOR_MS = 12_000;
/** New connections that wait to be taken. Others try again after a second. */
const MOST_WAITING = 4096;

/**
 * Finishes requests under way. Browsers keep connections open that carry nothing, and open some that
 * never will: they are dropped, or closing would wait a minute for each.
 */
async function closeServer(app: Awaited<ReturnType<typeof createApp>>): Promise<void> {
  const dropIdle = setInterval(() => app.server.closeIdleConnections(), 100);
  const dropAll = setTimeout(() => app.server.closeAllConnections(), REQUESTS_MAY_TAKE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(dropIdle);
    clearTimeout(dropAll);
  }
}

/**
 * Starts website, lead routes, delivery and monitor.
 * @throws when the store cannot be opened or the port is taken; nothing keeps running then
 */
export async function startService(settings: Settings, options: ServiceOptions): Promise<Service> {
  const { siteFolder } = options;
  let logBroken: (error: Error) => void = () => {};
  let logStoreProblem: (error: unknown) => void = () => {};
  let worker: DeliveryWorker | undefined;
  let stopping = false;
  const lock = await takeServiceLock(settings.storage, PREDECESSOR_MS);
  const database = await openLeadDatabase(settings.storage, {
    onBrokenConnection: (error) => logBroken(error),
    ...(options.lockWaitMs && { lockWaitMs: options.lockWaitMs }),
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
    const pages = hostOfPages(siteFolder, settings.allowedOrigins) ? null : siteFolder;
    const readiness = createReadiness(database.probe, pages, (error) => logStoreProblem(error));
    const intake = createIntake({
      database,
      plan: deliveryPlan(settings),
      rateLimits: options.rateLimits ?? USUAL_RATE_LIMITS,
      visitorKey: createVisitorKey(secret),
      onLead: () => worker?.wake(),
    });
    const app = await createApp({
      siteFolder,
      ...(options.log && { log: options.log }),
      ...(options.requestMs && { requestMs: options.requestMs }),
      networkKey: createClientNetwork(secret),
      settings,
      intake,
      readiness: async () => (stopping ? ['the service is stopping'] : readiness()),
    });
    const { log } = app;
    logStoreProblem = (error) =>
      log.error({ reason: storeProblem(error) }, 'leads cannot be stored');
    logBroken = (error) => log.warn({ reason: redactedError(error) }, 'database connection lost');
    for (const { variable, message } of settings.retired) log.warn(`${variable} ${message}`);
    const outbox = createOutbox(database);
    // On start all waiting mail is sent at once, whatever pauses an outage had led to.
    await outbox.makeAllDue(new Date());
    const { host, port } = settings;
    const address = await app.listen({
      host,
      port,
      backlog: MOST_WAITING,
      listenTextResolver: (at) => `listening on ${at}`,
    });
    const mailer = createMailer(settings.mail, readLocale(siteFolder));
    const { webhook } = settings;
    const limits = options.attemptLimits ?? USUAL_ATTEMPT_LIMITS;
    const delivery = startDeliveryWorker({ outbox, database, mailer, webhook, limits, log });
    worker = delivery;
    const stopMonitor = startMonitor({ ...options, settings, database, mailer, log });
    return {
      address,
      async stop() {
        stopping = true;
        stopMonitor();
        const finished = Promise.all([closeServer(app), delivery.stop()]).then(closeStore);
        const { promise, resolve } = Promise.withResolvers<void>();
        const limit = setTimeout(resolve, STOP_MS);
        await Promise.race([finished, promise]);
        clearTimeout(limit);
      },
    };
  } catch (error) {
    await closeStore();
    throw error;
  }
}
