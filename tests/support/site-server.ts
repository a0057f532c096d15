import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { parseSettings } from '../../apps/leads/config.ts';
import { startService } from '../../apps/leads/service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built site for tests that store nothing: http://127.0.0.1:PORT */
    site: string;
  }
}

/** Serves a built site with the real service, on a free port and with its own data folder. */
export async function serveSite(siteFolder: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  const result = parseSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const service = await startService(result.settings, { siteFolder: path.resolve(siteFolder) });
  return {
    url: service.url,
    async stop() {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Serves the test project's built site during the run. */
export default async function setup(project: TestProject) {
  const { DIST_DIR } = { ...process.env, ...project.config.env };
  const site = await serveSite(DIST_DIR ?? 'dist');
  project.provide('site', site.url);
  return site.stop;
}
