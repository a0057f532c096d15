import { createApp } from './app.ts';
import type { Settings } from './config.ts';
import { isGoneFromThisMachine, newClaimOwner } from './leads/claim-owner.ts';
import { openLeadDatabase } from './leads/database.ts';
import { type DeliveryWorker, startDeliveryWorker } from './leads/delivery-worker.ts';
import { failureReason } from './leads/failure-reason.ts';
import { createLeadStore } from './leads/lead-store.ts';
import { createMailer } from './leads/mail.ts';
import { createOutbox } from './leads/outbox.ts';
import type { DeliveryKind } from './leads/schema.ts';

/** The running service. */
export type Service = {
  /** Where it listens, such as `http://localhost:3000`. */
  readonly address: string;
  /** Takes no new requests, finishes those under way, ends the worker, closes the store. */
  stop(): Promise<void>;
};

export type ServiceOptions = {
  /** Absolute path of the built site. */
  readonly siteFolder: string;
  readonly leadsPerMinute?: number;
};

const REQUESTS_MAY_TAKE_MS = 10_000;

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
  const database = await openLeadDatabase(settings.storage, (error) => logBroken(error));
  const mailer = createMailer(settings.mail);
  let worker: DeliveryWorker | undefined;
  let stopping = false;
  try {
    const kinds: DeliveryKind[] = ['agency-mail', 'acknowledgement'];
    if (settings.webhook !== null) kinds.push('webhook');
    const store = createLeadStore(database, kinds);
    const app = await createApp({
      ...options,
      settings,
      store,
      onLead: () => worker?.nudge(),
      async isReady() {
        await database.ping();
        return !stopping;
      },
    });
    logBroken = (error) =>
      app.log.warn({ reason: failureReason(error) }, 'database connection lost');

    const owner = newClaimOwner();
    const outbox = createOutbox(database, owner);
    if (database.dialect === 'sqlite') {
      const freed = await outbox.freeClaimsOf((other) => isGoneFromThisMachine(other, owner));
      if (freed > 0) app.log.info({ freed }, 'took over deliveries of a process that ended');
    }
    const { host, port } = settings;
    const address = await app.listen({
      host,
      port,
      listenTextResolver: (at) => `listening on ${at}`,
    });
    worker = startDeliveryWorker({
      outbox,
      store,
      mailer,
      webhook: settings.webhook,
      log: app.log,
    });
    return {
      address,
      async stop() {
        stopping = true;
        await closeServer(app);
        await worker?.stop();
        mailer.close();
        await database.close();
      },
    };
  } catch (error) {
    mailer.close();
    await database.close();
    throw error;
  }
}
