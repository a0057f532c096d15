import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';

/** Unset, so that no real mail server and no real store is used. */
const withoutSettings = { NODE_ENV: '', DATABASE_URL: '', SMTP_URL: '', WEBHOOK_URL: '' };

async function untilReady(service: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    const ready = await fetch(`${service}/health/ready`).catch(() => undefined);
    if (ready?.ok) return;
    await pause(100);
  }
  throw new Error('The service did not start. The reason is above.');
}

/** Serves the built site as in production: its own lead service behind TLS and HTTP/2. */
export async function startAuditedSite(dist: string) {
  const folder = await mkdtemp(join(tmpdir(), 'audit-'));
  const port = await getPort();
  const service = `http://127.0.0.1:${port}`;
  const own = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, DIST_DIR: dist };
  const env = { ...process.env, ...withoutSettings, ...own, LOG_LEVEL: 'error' };
  // Without the -r of the npm command: its path is relative to another folder.
  const execArgv: string[] = [];
  const serviceEnv = { ...env, TRUST_PROXY: 'loopback' };
  const children = [
    fork(resolve('apps/leads/main.ts'), { execArgv, env: serviceEnv, cwd: folder }),
    fork(join(import.meta.dirname, 'tls-proxy.ts'), [service], { execArgv }),
  ];
  const [main, proxy] = children as [ChildProcess, ChildProcess];
  async function stop() {
    for (const child of children) child.kill();
    await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')));
    await rm(folder, { recursive: true, force: true });
  }
  try {
    const [[securePort]] = await Promise.all([once(proxy, 'message'), untilReady(service, main)]);
    return { url: `https://localhost:${securePort}`, service, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
