import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createLeadAdmin } from './leads/admin/lead-admin.ts';
import { openLeadDatabase } from './leads/store/database.ts';
import { takeServiceLock } from './leads/store/service-lock.ts';
import { until } from './testing/mail-catcher.ts';
import { multipart, type RunningService, startTestService } from './testing/running-service.ts';
import { CONTACT_FIELDS } from './testing/sample-lead.ts';
import { holdWriteLock } from './testing/sqlite-lock.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

function fileOf({ settings }: RunningService): string {
  if (settings.storage.dialect !== 'sqlite') throw new Error('not a file');
  return settings.storage.file;
}

let visitors = 0;
function postLead(service: RunningService): Promise<Response> {
  visitors += 1;
  const email = `visitor-${visitors}@example.com`;
  return service.post('/backend/contact.php', multipart({ ...CONTACT_FIELDS, email }));
}

async function reasonsOf(service: RunningService): Promise<{ status: number; text: string }> {
  const response = await fetch(`${service.address}/health/ready`);
  return { status: response.status, text: await response.text() };
}

/** The longest the event loop of this process stood still while something went on, in milliseconds. */
async function longestStall(during: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  await during;
  clearInterval(timer);
  return longest;
}

it('a lock held by another process does not stop the pages, and the lead waits', async () => {
  const service = await startTestService();
  const lock = await holdWriteLock(fileOf(service));
  const posted = postLead(service);
  const stall = await longestStall(pause(2000));
  expect(stall).toBeLessThan(500);
  expect((await fetch(`${service.address}/about-us`)).status).toBe(200);
  await lock.release();
  expect((await posted).status).toBe(200);
});

it('a lock that stays means 503, and the log says that the store is locked', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const service = await startTestService({ LOG_LEVEL: 'error' }, { lockWaitMs: 200, log });
  const lock = await holdWriteLock(fileOf(service));
  const ready = reasonsOf(service);
  expect((await postLead(service)).status).toBe(503);
  expect(await ready).toEqual({
    status: 503,
    text: '{"status":"not ready","reasons":["leads cannot be stored"]}',
  });
  expect(lines.join('')).toContain('locked by another process');
  await lock.release();
  await until(async () => (await reasonsOf(service)).status === 200, 'ready again');
  expect((await postLead(service)).status).toBe(200);
});

it('a lead file deleted under the process stops acceptance at once, and what it held is saved', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const service = await startTestService({ LOG_LEVEL: 'error' }, { log });
  const file = fileOf(service);
  const kept = await (await postLead(service)).json();
  for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name);
  expect((await postLead(service)).status).toBe(503);
  expect(existsSync(file)).toBe(false);
  expect((await reasonsOf(service)).status).toBe(503);
  expect(lines.join('')).toContain('was deleted or replaced while the service ran');
  const folder = path.dirname(file);
  const rescued = readdirSync(folder).find((name) => name.includes('.rescued-'));
  expect(lines.join('')).toContain(rescued);
  expect(statSync(path.join(folder, rescued ?? '')).mode & 0o777).toBe(0o600);

  // Put back by hand, it is used after a restart.
  await service.stop();
  renameSync(path.join(folder, rescued ?? ''), file);
  const again = await startTestService({}, { folder: service.folder });
  expect((await postLead(again)).status).toBe(200);
  const admin = await again.openAdmin();
  const ids = (await admin.list()).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(ids).toContain(kept.id);
});

it('a deleted write-ahead file stops acceptance, and costs no lead', async () => {
  const service = await startTestService();
  const file = fileOf(service);
  expect((await postLead(service)).status).toBe(200);
  await rm(`${file}-wal`);
  expect((await postLead(service)).status).toBe(503);
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

it('a file that is no database is refused at the start and left as it is', async () => {
  const file = path.join(await temporaryFolder(), 'leads.db');
  writeFileSync(file, 'These are my notes, not a database. '.repeat(50));
  await expect(openLeadDatabase({ dialect: 'sqlite', file })).rejects.toMatchObject({
    code: 'SQLITE_NOTADB',
  });
  expect(statSync(file).size).toBe(36 * 50);
});

it('a built site that is gone makes the service not ready and is named', async () => {
  const service = await startTestService();
  await rm(path.join(service.folder, 'dist'), { recursive: true });
  expect(await reasonsOf(service)).toMatchObject({
    status: 503,
    text: expect.stringContaining('built pages are missing'),
  });
});

it('files of leads are for their owner only', async () => {
  const service = await startTestService();
  const file = fileOf(service);
  expect((await postLead(service)).status).toBe(200);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    expect([name, statSync(name).mode & 0o777]).toEqual([name, 0o600]);
  }
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
});
