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
 * Starts the site as an editor does, in a copy of the repository, and returns how to open its pages.
 * @param atEnd gets what stops it
 */
export async function startDev(env: Record<string, string>, atEnd: AtEnd) {
  const tree = copyTree();
  const [sitePort, servicePort, folder] = await Promise.all([
    getPort(),
    getPort(),
    mkdtemp(join(tmpdir(), 'dev-')),
  ]);
  // Under Vitest, Astro's server answers nothing by itself.
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
  const address = `http://localhost:${sitePort}`;
  const open = (path: string) => fetch(address + path);
  await vi.waitFor(async () => expect((await open('/')).status).toBe(200), {
    timeout: 90_000,
    interval: 500,
  });
  return { address, open };
}
