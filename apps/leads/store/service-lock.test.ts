import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
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
