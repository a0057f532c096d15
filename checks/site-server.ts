import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { parseSettings } from '../server/config.ts';
import { startService } from '../server/service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served for all tests that only read: http://127.0.0.1:PORT */
    site: string;
  }
}

/** Serves dist/ with the real service for the whole run. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  const result = parseSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const service = await startService(result.settings, {
    siteFolder: path.resolve(process.env.DIST_DIR ?? 'dist'),
  });
  project.provide('site', service.address);
  return async () => {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
