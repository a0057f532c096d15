import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export type Servers = {
  real: ServerProcess;
  reference: ServerProcess;
  /** The service as it is, only that it keeps nothing. */
  withoutStore: ServerProcess;
  /** Answers with the number of mails that came. */
  mailServer: ServerProcess;
  /** Where the real one keeps its leads. */
  dataFolder: string;
  stop(): Promise<void>;
};

/** Settings of the machine that must not reach a measurement: no real mail, no real store. */
export const blank = {
  NODE_ENV: '',
  DATABASE_URL: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  MAIL_TO: '',
  WEBHOOK_URL: '',
  WEBHOOK_SECRET: '',
};

/**
 * The built site with its lead service, sending mail to a mail server of its own; beside it the same
 * server without a store, and a bare reference, all on free ports.
 */
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
    const smtpPort = String(await getPort());
    const mailServer = await start('commands/bench/mail-sink.ts', { SMTP_PORT: smtpPort }, '/');
    const env = {
      ...blank,
      DATA_DIR: folder,
      DIST_DIR: dist,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'silent',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: 'Bench <bench@agency.example>',
      MAIL_TO: 'agency@agency.example',
    };
    const real = await start('server/main.ts', env, '/health/ready');
    const withoutStore = await start('commands/bench/no-store-server.ts', env, '/health/ready');
    const reference = await start('commands/bench/reference-server.ts', {}, '/');
    return { real, reference, withoutStore, mailServer, dataFolder: folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
