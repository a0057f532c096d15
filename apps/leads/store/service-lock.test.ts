import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parseStorageSettings } from '../config.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { takeServiceLock } from './service-lock.ts';

it('a lock file that cannot be written is not reported as a running service', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'leads.db');
  // Root may write everywhere, but nobody can open a folder as a file.
  mkdirSync(`${file}.lock`);
  const start = performance.now();
  const refused = { code: 'STORE_UNUSABLE', message: expect.stringContaining(`${file}.lock`) };
  await expect(takeServiceLock({ dialect: 'sqlite', file }, 60_000)).rejects.toMatchObject(refused);
  expect(performance.now() - start).toBeLessThan(30_000);
});

it('a symbolic link to the database has the same lock', async () => {
  const folder = await temporaryFolder();
  const [file, link] = [path.join(folder, 'leads.db'), path.join(folder, 'link.db')] as const;
  writeFileSync(file, '');
  symlinkSync(file, link);
  const take = (name: string) => {
    const read = parseStorageSettings({ DATABASE_URL: `file:${name}` });
    if (!read.ok) throw new Error('the settings are wrong');
    return takeServiceLock(read.settings.storage, 0);
  };
  const lock = await take(file);
  onTestFinished(lock.release);
  await expect(take(link)).rejects.toMatchObject({ code: 'STORE_IN_USE' });
});
