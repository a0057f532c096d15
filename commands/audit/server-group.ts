import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type ServerProcess, startServerProcess } from './server-process.ts';

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

type Environment = Readonly<Record<string, string>>;

/** Servers that are measured together. */
export type ServerGroup = {
  /** Where they write; it goes with them. */
  readonly folder: string;
  /** Lets a server end with the others. */
  keep(server: Promise<ServerProcess>): Promise<ServerProcess>;
  /** @param script from the root of the repository @param readyPath what answers 200 once it serves */
  start(script: string, env: Environment, readyPath: string): Promise<ServerProcess>;
  /**
   * The product's server over a built site, behind a proxy of this machine.
   * @param script another one that takes its settings
   */
  startService(dist: string, more?: Environment, script?: string): Promise<ServerProcess>;
};

/**
 * Starts servers that end together, with the folder they write into: also when one of them does not start.
 * @param name begins the name of the folder
 */
export async function startTogether<Started>(
  name: string,
  startAll: (group: ServerGroup) => Promise<Started>,
): Promise<Started & { stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const running: ServerProcess[] = [];
  async function stop() {
    await Promise.all(running.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
  async function keep(starting: Promise<ServerProcess>) {
    const server = await starting;
    running.push(server);
    return server;
  }
  const start: ServerGroup['start'] = (script, env, readyPath) =>
    keep(startServerProcess(resolve(import.meta.dirname, '../..', script), env, folder, readyPath));
  const startService: ServerGroup['startService'] = (
    dist,
    more = {},
    script = 'server/main.ts',
  ) => {
    const own = { DATA_DIR: folder, DIST_DIR: dist, TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' };
    return start(script, { ...blank, ...own, ...more }, '/health/ready');
  };
  try {
    return { ...(await startAll({ folder, keep, start, startService })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
