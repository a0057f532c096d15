import path from 'node:path';
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import type { Storage } from '../config.ts';
import { createLeadAdmin } from '../leads/admin/lead-admin.ts';
import type { ClaimedDelivery } from '../leads/delivery/delivery-claim.ts';
import type { DeliveryOutcome, SettledAttempt } from '../leads/delivery/delivery-outcome.ts';
import { createOutbox } from '../leads/delivery/outbox.ts';
import { type LeadDatabase, openLeadDatabase } from '../leads/store/database.ts';
import { createLeadStore } from '../leads/store/lead-store.ts';
import { startTestPostgres, type TestPostgres } from './postgres-server.ts';
import { SAMPLE_PLAN } from './sample-lead.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type EmptyStore = {
  newStorage(): Promise<Storage>;
  /** Opens a store, a new one if none is given, until the test ends. */
  open(storage?: Storage): Promise<LeadDatabase>;
  /** A new store with everything that works on it. */
  openAll(): Promise<ReturnType<typeof partsOf>>;
};

export const LEASE_MS = 60_000;
export const later = (ms: number) => new Date(Date.now() + ms);

/** What came of an attempt, as the worker reports it. */
export function settled(
  claim: ClaimedDelivery | undefined,
  outcome: DeliveryOutcome,
): SettledAttempt {
  return { deliveryId: claim?.id ?? '', beganAt: later(0), endedAt: later(1), outcome };
}

/** Makes the same promises of SQLite and of Postgres. */
export function onBothStores(promises: (store: EmptyStore) => void): void {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startTestPostgres();
  }, 40_000);
  afterAll(() => postgres?.stop());

  describe('SQLite', () =>
    promises(
      emptyStore(async () => ({
        dialect: 'sqlite',
        file: path.join(await temporaryFolder(), 'leads.db'),
      })),
    ));
  describe('Postgres', () =>
    promises(
      emptyStore(async () => ({ dialect: 'postgres', url: await postgres.emptyDatabase() })),
    ));
}

function emptyStore(newStorage: () => Promise<Storage>): EmptyStore {
  async function open(storage?: Storage): Promise<LeadDatabase> {
    const database = await openLeadDatabase(storage ?? (await newStorage()));
    onTestFinished(() => database.close());
    return database;
  }
  return { newStorage, open, openAll: async () => partsOf(await open()) };
}

function partsOf(database: LeadDatabase) {
  return {
    database,
    store: createLeadStore(database, SAMPLE_PLAN),
    outbox: createOutbox(database, 'worker-1'),
    admin: createLeadAdmin(database),
  };
}
