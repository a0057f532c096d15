import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createLeadAdmin } from './admin/lead-admin.ts';
import { openLeadDatabase } from './store/database.ts';
import { takeServiceLock } from './store/service-lock.ts';
import { until } from './testing/mail-catcher.ts';
import { type RunningService, startTestService } from './testing/running-service.ts';
import { holdWriteLock } from './testing/sqlite-lock.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

function fileOf({ settings }: RunningService): string {
  if (settings.storage.dialect !== 'sqlite') throw new Error('not a file');
  return settings.storage.file;
}

let visitors = 0;
async function sendLead(service: RunningService): Promise<number> {
  visitors += 1;
  return (await service.send({ email: `visitor-${visitors}@example.com` })).status;
}

async function readiness({ url }: RunningService): Promise<string> {
  const response = await fetch(`${url}/health/ready`);
  return `${response.status} ${await response.text()}`;
}

const NO_STORE = '503 {"status":"not ready","reasons":["leads cannot be stored"]}';

it('a database lock of another process does not block the pages, and the lead waits', async () => {
  const service = await startTestService({}, { lockWaitMs: 60_000 });
  const lock = await holdWriteLock(fileOf(service));
  let answered = false;
  const sent = sendLead(service).finally(() => {
    answered = true;
  });
  await pause(100);
  for (let count = 0; count < 20; count += 1) {
    expect((await fetch(`${service.url}/about-us`)).status).toBe(200);
  }
  // No page waited for the lock, as the lead still does.
  expect(answered).toBe(false);
  await lock.release();
  expect(await sent).toBe(200);
});

it('a lock that is not released means 503, and the log says that the store is locked', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const service = await startTestService({ LOG_LEVEL: 'error' }, { lockWaitMs: 200, log });
  const lock = await holdWriteLock(fileOf(service));
  const ready = readiness(service);
  expect(await sendLead(service)).toBe(503);
  expect(await ready).toBe(NO_STORE);
  expect(lines.join('')).toContain('locked by another process');
  await lock.release();
  await until(async () => (await readiness(service)).startsWith('200'), 'ready again');
  expect(await sendLead(service)).toBe(200);
});

it('after a lead file is deleted no lead is accepted, and its content is saved', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const service = await startTestService({ LOG_LEVEL: 'error' }, { log });
  const file = fileOf(service);
  expect(await sendLead(service)).toBe(200);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name);
  expect(await sendLead(service)).toBe(503);
  expect(existsSync(file)).toBe(false);
  expect(await readiness(service)).toBe(NO_STORE);
  const folder = path.dirname(file);
  const rescued = readdirSync(folder).find((name) => name.includes('.rescued-')) ?? '';
  expect(lines.join('')).toContain(rescued);
  expect(statSync(path.join(folder, rescued)).mode & 0o777).toBe(0o600);

  // Restored by hand, it is used after a restart.
  await service.stop();
  renameSync(path.join(folder, rescued), file);
  const again = await startTestService({}, { folder: service.folder });
  expect(await sendLead(again)).toBe(200);
  expect(await (await again.openAdmin()).list()).toHaveLength(2);
});

it('after a write-ahead file is deleted no lead is accepted, and none is lost', async () => {
  const service = await startTestService();
  expect(await sendLead(service)).toBe(200);
  rmSync(`${fileOf(service)}-wal`);
  expect(await sendLead(service)).toBe(503);
  await service.stop();
  const database = await openLeadDatabase(service.settings.storage);
  onTestFinished(() => database.close());
  expect(await createLeadAdmin(database).list()).toHaveLength(1);
});

it('a second service on the same file is refused while the first one runs', async () => {
  const { settings } = await startTestService();
  await expect(takeServiceLock(settings.storage, 50)).rejects.toMatchObject({
    code: 'STORE_IN_USE',
  });
});

it('a file that is not a database is refused at the start and not changed', async () => {
  const file = path.join(await temporaryFolder(), 'leads.db');
  writeFileSync(file, 'These are my notes, not a database. '.repeat(50));
  await expect(openLeadDatabase({ dialect: 'sqlite', file })).rejects.toMatchObject({
    errcode: 26,
    message: expect.stringContaining(file),
  });
  expect(statSync(file).size).toBe(36 * 50);
});

it('without a built site the service is not ready and says why', async () => {
  const service = await startTestService();
  rmSync(path.join(service.folder, 'dist'), { recursive: true });
  expect(await readiness(service)).toMatch(/^503 .*built pages are missing/);
});

it('lead files are readable by their owner only', async () => {
  const service = await startTestService();
  const file = fileOf(service);
  expect(await sendLead(service)).toBe(200);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    expect([name, statSync(name).mode & 0o777]).toEqual([name, 0o600]);
  }
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
});
