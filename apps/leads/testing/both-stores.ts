import path from 'node:path';
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import { createLeadAdmin } from '../admin/lead-admin.ts';
import type { Storage } from '../config.ts';
import { createOutbox } from '../delivery/outbox.ts';
import { type LeadDatabase, openLeadDatabase } from '../store/database.ts';
import { startTestPostgres, type TestPostgres } from './postgres-server.ts';
import { createSampleIntake, RECIPIENTS } from './sample-lead.ts';
import { temporaryFolder } from './temporary-folder.ts';

type EmptyStore = ReturnType<typeof emptyStore>;

export const later = (ms: number) => new Date(Date.now() + ms);

/** Defines the same tests for SQLite and for Postgres. */
export function onBothStores(defineTests: (store: EmptyStore) => void): void {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startTestPostgres();
  }, 40_000);
  afterAll(() => postgres?.stop());

  const file = async () => path.join(await temporaryFolder(), 'leads.db');
  describe('SQLite', () =>
    defineTests(emptyStore(async () => ({ dialect: 'sqlite', file: await file() }))));
  describe('Postgres', () =>
    defineTests(
      emptyStore(async () => ({ dialect: 'postgres', url: await postgres.emptyDatabase() })),
    ));
}

function emptyStore(newStorage: () => Promise<Storage>) {
  /** Opens a store, a new one if none is given, until the test ends. */
  async function open(storage?: Storage): Promise<LeadDatabase> {
    const database = await openLeadDatabase(storage ?? (await newStorage()));
    onTestFinished(() => database.close());
    return database;
  }
  return { newStorage, open, openAll: async () => partsOf(await open()) };
}

/** Intake, outbox and admin of a store. */
async function partsOf(database: LeadDatabase) {
  const outbox = createOutbox(database);
  return {
    database,
    receive: await createSampleIntake(database),
    outbox,
    /** Claims what is due in all queues. */
    async claimAll(now = new Date(), limit = 100) {
      const queues = await outbox.dueQueues(now);
      return (await Promise.all(queues.map((queue) => outbox.claim(queue, limit, now)))).flat();
    },
    admin: createLeadAdmin(database, RECIPIENTS),
  };
}
