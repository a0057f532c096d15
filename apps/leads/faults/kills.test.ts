import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startHarness } from '../testing/faults/harness.ts';
import { until } from '../testing/mail-catcher.ts';

const KILLS = 50;

it(`a process that is killed ${KILLS} times under load`, async () => {
  const { load, startService, results } = await startHarness();
  const service = await startService();
  const end = load.keepSending();
  for (let count = 0; count < KILLS; count += 1) {
    const before = load.accepted.size;
    await until(() => load.accepted.size > before, 'a lead is accepted');
    await pause(Math.random() * 400);
    await service.kill();
    await service.start();
  }
  await end();
  const { accepted, ...counted } = await results();
  expect(accepted).toBeGreaterThanOrEqual(KILLS);
  expect(counted).toMatchObject({ lost: 0, duplicates: 0, missing: 0 });
});
