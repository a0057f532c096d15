import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startHarness } from '../testing/faults/harness.ts';
import { until } from '../testing/mail-catcher.ts';
import { holdWriteLock } from '../testing/sqlite-lock.ts';

const NO_LOSS_NO_COPY = { lost: 0, duplicates: 0, missing: 0, copies: 0 };

it('a full disk', async (context) => {
  const { folder, env, load, startService, results } = await startHarness();
  const disk = path.join(folder, 'disk');
  mkdirSync(disk);
  // The write-ahead file alone has four megabytes before a checkpoint.
  const size = 'size=16000000';
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', disk]).status !== 0) {
    return context.skip('only root can mount a small disk');
  }
  onTestFinished(() => void spawnSync('umount', ['--lazy', disk]));
  env.DATA_DIR = path.join(disk, 'data');
  const ballast = path.join(disk, 'ballast');
  await startService();
  await load.send(10);
  const end = load.keepSending();
  // Fills the disk.
  try {
    writeFileSync(ballast, Buffer.alloc(16_000_000));
  } catch {}
  const before = load.counts.refused;
  await until(() => load.counts.refused > before + 10, 'leads are refused');
  rmSync(ballast);
  const stored = load.accepted.size;
  await until(() => load.accepted.size > stored + 20, 'leads are accepted again');
  await end();
  expect(await results()).toMatchObject(NO_LOSS_NO_COPY);
});

it('a database that is locked by another process', async () => {
  const { env, load, startService, results } = await startHarness();
  await startService();
  await load.send(10);
  const end = load.keepSending();
  const lock = await holdWriteLock(path.join(env.DATA_DIR ?? '', 'leads.db'));
  const before = load.counts.refused;
  await until(() => load.counts.refused > before, 'a lead is refused');
  await lock.release();
  await end();
  expect(await results()).toMatchObject(NO_LOSS_NO_COPY);
});

it('a webhook that hangs', async () => {
  const called = new Set<string>();
  const waiting = new Set<ServerResponse>();
  let hangs = true;
  const receiver = createServer((request, response) => {
    if (hangs) return void waiting.add(response);
    called.add(String(request.headers['webhook-id']));
    request.resume().on('end', () => response.end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void receiver.close().closeAllConnections());
  const { port } = receiver.address() as AddressInfo;
  const { mail, load, startService, results } = await startHarness({
    WEBHOOK_URL: `http://127.0.0.1:${port}/leads`,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  });
  await startService();
  await load.send(40);
  await until(() => mail.mails.length >= 80, 'both mails of each lead went out');
  hangs = false;
  for (const response of waiting) response.destroy();
  expect(await results(called)).toMatchObject({ ...NO_LOSS_NO_COPY, accepted: 40 });
});
