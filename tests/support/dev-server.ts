import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, vi } from 'vitest';
import { copyTree } from './tree-copy.ts';

type AtEnd = (stop: () => Promise<void>) => void;

/**
 * Starts `npm run dev` in a copy of the repository.
 * @param atEnd is called with a function that stops the server
 * @returns its URL, its folder, and a function that fetches a path
 */
export async function startDev(env: Record<string, string>, atEnd: AtEnd) {
  const tree = copyTree();
  const [sitePort, servicePort, folder] = await Promise.all([
    getPort(),
    getPort(),
    mkdtemp(join(tmpdir(), 'dev-')),
  ]);
  // With VITEST set, Astro's server does not respond.
  const { VITEST: _, ...inherited } = process.env;
  const running = spawn(process.execPath, ['tools/dev.ts', '--port', String(sitePort)], {
    cwd: tree.folder,
    stdio: 'ignore',
    env: { ...inherited, PORT: String(servicePort), DATA_DIR: folder, ...env },
  });
  atEnd(async () => {
    const ended = running.exitCode === null ? once(running, 'exit') : undefined;
    running.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
    tree.remove();
  });
  const url = `http://localhost:${sitePort}`;
  const open = (path: string) => fetch(url + path);
  await vi.waitFor(async () => expect((await open('/')).status).toBe(200), {
    timeout: 90_000,
    interval: 500,
  });
  return { url, open, folder: tree.folder };
}
