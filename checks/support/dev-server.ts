import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { expect, onTestFinished, vi } from 'vitest';

type AtEnd = (stop: () => Promise<void>) => void;

/**
 * Starts the site as an editor does, and returns how to open its pages.
 * @param atEnd when it stops: at the end of the test
 */
export async function startDev(
  env: Record<string, string> = {},
  atEnd: AtEnd = (stop) => onTestFinished(stop),
) {
  const [sitePort, servicePort, folder] = await Promise.all([
    getPort(),
    getPort(),
    mkdtemp(join(tmpdir(), 'dev-')),
  ]);
  // Under Vitest, Astro's server answers nothing by itself.
  const { VITEST: _, ...inherited } = process.env;
  const running = spawn(
    process.execPath,
    [resolve('commands/dev.ts'), '--port', String(sitePort)],
    {
      stdio: 'ignore',
      env: { ...inherited, PORT: String(servicePort), DATA_DIR: folder, ...env },
    },
  );
  atEnd(async () => {
    running.kill();
    await once(running, 'exit');
    await rm(folder, { recursive: true, force: true });
  });
  const address = `http://localhost:${sitePort}`;
  const open = (path: string) => fetch(address + path);
  await vi.waitFor(async () => expect((await open('/design')).status).toBe(200), {
    timeout: 90_000,
    interval: 500,
  });
  return { address, open };
}
