import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import getPort from 'get-port';
import { expect, onTestFinished } from 'vitest';
import { parseStorageSettings } from '../../config.ts';
import { openLeadDatabase } from '../../store/database.ts';
import { bareEnvironment } from '../bare-environment.ts';
import { startMailCatcher, until } from '../mail-catcher.ts';
import { writeSampleSite } from '../sample-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { countResults, MAIL_DOMAIN, type Results } from './count-results.ts';
import { createLoadGenerator } from './load-generator.ts';

const MAIN = path.resolve(import.meta.dirname, '../../main.ts');
export const OFFICE = `office@${MAIL_DOMAIN}`;
/** Longer than the claim of a killed process, which expires after three minutes. */
const DELIVERED_MS = 240_000;

/** Starts a mail server and a load generator; the test starts services. @param more more settings */
export async function startHarness(more: Readonly<Record<string, string>> = {}) {
  const folder = await temporaryFolder();
  const mail = await startMailCatcher();
  const env: Record<string, string> = {
    DATA_DIR: path.join(folder, 'data'),
    DIST_DIR: path.join(folder, 'dist'),
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'silent',
    SMTP_URL: mail.url,
    MAIL_FROM: `Faults <website@${MAIL_DOMAIN}>`,
    MAIL_TO: OFFICE,
    HOST: '127.0.0.1',
    ...more,
  };
  writeSampleSite(path.join(folder, 'dist'));
  const services: ServiceProcess[] = [];
  const load = createLoadGenerator(() => services.map(({ url }) => url));

  async function startService(): Promise<ServiceProcess> {
    const service = createProcess(await getPort(), folder, env);
    onTestFinished(service.kill);
    await service.start();
    services.push(service);
    return service;
  }

  /** Waits until everything is delivered, stops the services and counts. */
  async function results(called: ReadonlySet<string> = new Set()): Promise<Results> {
    const read = parseStorageSettings(env);
    if (!read.ok) throw new Error('the settings name no store');
    const { storage, recipients } = read.settings;
    const database = await openLeadDatabase(storage, { create: false });
    onTestFinished(() => database.close());
    const due = database.db.selectFrom('deliveries').select('id').where('status', '=', 'due');
    const isDone = async () => (await due.limit(1).execute()).length === 0;
    // Deliveries that are not sent by then count as missing.
    await until(isDone, 'all is delivered', DELIVERED_MS).catch(() => {});
    for (const service of services) await service.stop();
    const plan = recipients.map((to) => `agency-mail ${to}`);
    if (env.WEBHOOK_URL !== undefined) plan.push('webhook');
    const counted = await countResults(database, load, mail, called, plan);
    console.info(expect.getState().currentTestName, JSON.stringify(counted));
    return counted;
  }

  return { folder, mail, load, env, startService, results };
}

type ServiceProcess = ReturnType<typeof createProcess>;

/** The service in a process of its own, as in production, always on the same port. */
function createProcess(port: number, folder: string, env: Record<string, string>) {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  return {
    url,
    /** @throws when it does not respond within 30 seconds */
    async start(): Promise<void> {
      child = spawn(process.execPath, [MAIN], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: bareEnvironment({ ...env, PORT: String(port) }),
      });
      const status = () => fetch(`${url}/health/live`).catch(() => null);
      await until(async () => (await status())?.ok === true, 'the service responds');
    },
    /** Kills it without any cleanup. */
    kill: () => end('SIGKILL'),
    /** Stops it gracefully. */
    stop: () => end('SIGTERM'),
  };
}
