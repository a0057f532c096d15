import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export type Servers = {
  real: ServerProcess;
  reference: ServerProcess;
  /** Where the real one keeps its leads. */
  dataFolder: string;
  stop(): Promise<void>;
};

/** Settings of the machine that must not reach a measurement: no real mail, no real store. */
const blank = {
  NODE_ENV: '',
  DATABASE_URL: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  MAIL_TO: '',
  WEBHOOK_URL: '',
  WEBHOOK_SECRET: '',
};

/** The built site with its lead service, and beside it the reference, both on free ports. */
export async function startServers(): Promise<Servers> {
  const dist = resolve(process.env.DIST_DIR ?? 'dist');
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`${dist} holds no built site. Run npm run build first.`);
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const running: ServerProcess[] = [];
  async function stop() {
    await Promise.all(running.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
  async function start(script: string, env: Record<string, string>, readyPath: string) {
    const server = await startServerProcess(resolve(script), env, folder, readyPath);
    running.push(server);
    return server;
  }
  try {
    const env = { ...blank, DATA_DIR: folder, DIST_DIR: dist, TRUST_PROXY: 'loopback' };
    const real = await start('server/main.ts', { ...env, LOG_LEVEL: 'silent' }, '/health/ready');
    const reference = await start('commands/bench/reference-server.ts', {}, '/');
    return { real, reference, dataFolder: folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
