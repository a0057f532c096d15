import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startHarness } from '../testing/faults/harness.ts';
import { until } from '../testing/mail-catcher.ts';
import { startTestPostgres } from '../testing/postgres-server.ts';
import { startSilentProxy } from '../testing/silent-proxy.ts';

it('two processes on one Postgres, of which one is killed, and the Postgres restarts', async () => {
  const postgres = await startTestPostgres();
  onTestFinished(postgres.stop);
  const { load, startService, results } = await startHarness({
    DATABASE_URL: await postgres.emptyDatabase(),
  });
  const [first] = [await startService(), await startService()];
  const end = load.keepSending();
  await pause(3000);
  await first.kill();
  await pause(2000);
  await postgres.restart('SIGQUIT');
  await pause(2000);
  await postgres.restart('SIGINT');
  await first.start();
  await pause(2000);
  await end();
  const { copies, ...counted } = await results();
  expect(counted).toMatchObject({ lost: 0, duplicates: 0, missing: 0 });
  // Mails that were sent at the moment of a crash.
  expect(copies).toBeLessThan(60);
});

it('a Postgres whose open connections fall silent', async () => {
  const postgres = await startTestPostgres();
  onTestFinished(postgres.stop);
  const proxy = await startSilentProxy(await postgres.emptyDatabase());
  const { load, startService, results } = await startHarness({ DATABASE_URL: proxy.url });
  await startService();
  const end = load.keepSending();
  await until(() => load.accepted.size > 50, 'leads are accepted');
  proxy.silenceOpen();
  const before = load.counts.refused;
  await until(() => load.counts.refused > before, 'a lead is refused');
  const stored = load.accepted.size;
  await until(() => load.accepted.size > stored + 20, 'leads are accepted again');
  await end();
  const { copies: _mailedTwice, ...counted } = await results();
  expect(counted).toMatchObject({ lost: 0, duplicates: 0, missing: 0 });
});
