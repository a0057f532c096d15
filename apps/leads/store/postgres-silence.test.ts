import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../testing/postgres-server.ts';
import { createSampleIntake } from '../testing/sample-lead.ts';
import { startSilentProxy } from '../testing/silent-proxy.ts';
import { openLeadDatabase } from './database.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres?.stop());

it('connections to Postgres that die silently are replaced after one lead each', async () => {
  const proxy = await startSilentProxy(await postgres.emptyDatabase());
  const storage = { dialect: 'postgres', url: proxy.url } as const;
  const database = await openLeadDatabase(storage, { queryMs: 500 });
  const receive = await createSampleIntake(database);
  const receiveMany = (count: number) =>
    Promise.allSettled(
      Array.from({ length: count }, (_, number) =>
        receive({ fields: { email: `${crypto.randomUUID()}-${number}@example.com` } }),
      ),
    );
  const stored = (results: readonly PromiseSettledResult<unknown>[]) =>
    results.filter(({ status }) => status === 'fulfilled').length;
  // As many as the pool has connections.
  expect(stored(await receiveMany(10))).toBe(10);
  proxy.silenceOpen();
  expect(stored(await receiveMany(10))).toBe(0);
  expect(stored(await receiveMany(20))).toBe(20);
  await database.close();
});
