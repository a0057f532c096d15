import { createApp } from './app.ts';
import type { Settings } from './config.ts';
import { GUARD_EVERY_MS, type Guard, startGuard } from './guard.ts';
import { createLeadAdmin } from './leads/admin/lead-admin.ts';
import { deliveryPlan } from './leads/delivery/delivery-plan.ts';
import { type DeliveryWorker, startDeliveryWorker } from './leads/delivery/delivery-worker.ts';
import { createOutbox } from './leads/delivery/outbox.ts';
import { readdressDeliveries } from './leads/delivery/readdress.ts';
import { createRightOfWay } from './leads/delivery/right-of-way.ts';
import { type FloodLimits, USUAL_FLOOD_LIMITS } from './leads/intake/flood-limit.ts';
import { createIntake } from './leads/intake/intake.ts';
import { createNetworkKey } from './leads/intake/network-key.ts';
import { createAcknowledgementLimit } from './leads/mail/acknowledgement-limit.ts';
import { createMailer } from './leads/mail/mail.ts';
import { openLeadDatabase } from './leads/store/database.ts';
import { createLeadStore } from './leads/store/lead-store.ts';
import { announcePresence, type Presence } from './leads/store/presence.ts';
import { createServiceState } from './leads/store/service-state.ts';
import { createTraffic } from './leads/store/traffic.ts';
import { isGoneFromThisMachine, newWorkerId } from './leads/store/worker-id.ts';
import type { LogStream } from './log-stream.ts';
import { createReadiness } from './readiness.ts';
import { redactedError } from './redacted-error.ts';
import { readNumbers } from './service-numbers.ts';

/** The running service. */
export type Service = {
  /** Where it listens, such as `http://localhost:3000`. */
  readonly address: string;
  /** Takes no new requests, finishes those under way, ends the worker, closes the store. */
  stop(): Promise<void>;
};

export type ServiceOptions = {
  /** How often the guard looks round; 30 seconds by default. */
  readonly guardEveryMs?: number;
  /** Absolute path of the built site. */
  readonly siteFolder: string;
  readonly floodLimits?: FloodLimits;
  /** Standard output by default. */
  readonly logStream?: LogStream;
};

const REQUESTS_MAY_TAKE_MS = 10_000;
/** New connections that wait to be taken. Whoever finds no place knocks again after a second. */
const MOST_KNOCKING = 4096;

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
 * Starts website, lead routes and worker.
 * @throws when the store cannot be opened or the port is taken; nothing keeps running then
 */
export async function startService(settings: Settings, options: ServiceOptions): Promise<Service> {
  let logBroken: (error: Error) => void = () => {};
  const database = await openLeadDatabase(settings.storage, {
    onBrokenConnection: (error) => logBroken(error),
  });
  const mailer = createMailer(settings.mail, settings);
  let worker: DeliveryWorker | undefined;
  let guard: Guard | undefined;
  let presence: Presence | undefined;
  let stopping = false;
  try {
    const plan = deliveryPlan(settings);
    const store = createLeadStore(database, plan);
    const state = createServiceState(database);
    const rightOfWay = createRightOfWay();
    const secret = await state.secret(new Date());
    const admin = createLeadAdmin(database);
    const readiness = createReadiness(database, options.siteFolder);
    const intake = createIntake({
      store,
      traffic: createTraffic(database),
      floodLimits: options.floodLimits ?? USUAL_FLOOD_LIMITS,
      secret,
      onLead: () => worker?.wake(),
    });
    const app = await createApp({
      siteFolder: options.siteFolder,
      ...(options.logStream && { logStream: options.logStream }),
      networkKey: await createNetworkKey(database),
      settings,
      intake: { receive: (form, at) => rightOfWay.during(intake.receive(form, at)) },
      troubles: async () => (stopping ? ['the service is stopping'] : readiness()),
      held: {
        admin,
        secret,
        place: settings,
        onRelease: () => worker?.wake(),
      },
      numbers: () => readNumbers(admin, guard),
    });
    logBroken = (error) =>
      app.log.warn({ reason: redactedError(error) }, 'database connection lost');

    const owner = newWorkerId();
    presence = await announcePresence(database.db, owner);
    const outbox = createOutbox(database, owner);
    if (database.dialect === 'sqlite') {
      const freed = await outbox.releaseLeasesOf((other) => isGoneFromThisMachine(other, owner));
      if (freed > 0) app.log.info({ freed }, 'took over deliveries of a process that ended');
    }
    // Whoever mended a mail server and starts the service does not wait out the pauses of the outage.
    await outbox.retryAllNow(new Date());
    const moved = await readdressDeliveries(
      database.db,
      settings.mail.to.map(({ address }) => address),
    );
    if (moved > 0) app.log.info({ moved }, 'deliveries go to the present recipients');
    const { host, port } = settings;
    const address = await app.listen({
      host,
      port,
      backlog: MOST_KNOCKING,
      listenTextResolver: (at) => `listening on ${at}`,
    });
    guard = startGuard({
      settings,
      database,
      state,
      mailer,
      secret,
      address,
      // A look of its own: what the guard saw a moment ago is no answer to somebody who asks now.
      troubles: createReadiness(database, options.siteFolder),
      log: app.log,
      everyMs: options.guardEveryMs ?? GUARD_EVERY_MS,
    });
    worker = startDeliveryWorker({
      outbox,
      store,
      mailer,
      webhook: settings.webhook,
      acknowledgements: createAcknowledgementLimit(database),
      lanes: plan.lead,
      turn: rightOfWay.turn,
      log: app.log,
      now: () => new Date(),
      onOutcome: guard.onOutcome,
    });
    return {
      address,
      async stop() {
        stopping = true;
        await closeServer(app);
        await guard?.stop();
        await worker?.stop();
        await presence?.leave();
        mailer.close();
        await database.close();
      },
    };
  } catch (error) {
    await presence?.leave();
    mailer.close();
    await database.close();
    throw error;
  }
}
