import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from './config.ts';
import { createOutbox, type Outbox } from './delivery/outbox.ts';
import { createNetworkKey, type NetworkKey } from './intake/client-network.ts';
import { createIntake, type Intake } from './intake/intake.ts';
import type { RateLimits } from './intake/rate-limit.ts';
import { redactedError } from './redacted-error.ts';
import { type LeadDatabase, openLeadDatabase } from './store/database.ts';
import { createVisitorKey, readSecret } from './store/visitor-key.ts';

export type LeadStoreOptions = {
  readonly settings: Settings;
  readonly rateLimits: RateLimits;
  readonly lockWaitMs: number | undefined;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called after each new lead. */
  readonly onLead: () => void;
};

/** The parts of the service on an open store. */
export type LeadStore = {
  readonly database: LeadDatabase;
  readonly networkKey: NetworkKey;
  readonly intake: Intake;
  readonly outbox: Outbox;
};

/**
 * Opens the store, and makes all waiting mail due, so that it is sent without the pauses after an outage.
 * @throws when the store cannot be opened
 */
export async function openLeadStore(options: LeadStoreOptions): Promise<LeadStore> {
  const { settings, rateLimits, lockWaitMs, log, onLead } = options;
  const database = await openLeadDatabase(settings.storage, {
    onBrokenConnection: (error) =>
      log.warn({ reason: redactedError(error) }, 'database connection lost'),
    lockWaitMs,
  });
  try {
    const secret = await readSecret(database);
    const visitorKey = createVisitorKey(secret);
    const outbox = createOutbox(database);
    await outbox.makeAllDue(new Date());
    return {
      database,
      networkKey: createNetworkKey(secret),
      intake: createIntake({ database, settings, rateLimits, visitorKey, onLead }),
      outbox,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
