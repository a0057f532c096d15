import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Environment, Storage } from '../../apps/leads/config.ts';
import { waitUntilReady } from './restart-service.ts';

type Trial = {
  /** The folder of the version that runs, and that of the new one. */
  running: string;
  next: string;
  env: Environment;
  storage: Storage;
  dataDir: string;
};

/**
 * Backs up the leads, and starts the new version with a copy of them, on a port of its own and with nobody to whom it
 * could send anything.
 * @returns whether the version that runs can read the tables that the new one made
 * @throws when the new version is not ready
 */
export async function tryVersion({
  running,
  next,
  env,
  storage,
  dataDir,
}: Trial): Promise<boolean> {
  const { uid, gid } = statSync(dataDir);
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  chownSync(folder, uid, gid);
  const copy = join(folder, 'leads.db');
  const node = (at: string) => join(at, 'node_modules/.bin/node');
  const own = { PATH: process.env.PATH, HOME: folder, ...env };
  const leads = (variables: Environment, ...args: string[]) =>
    spawnSync(node(running), ['apps/leads/cli/leads.ts', ...args], {
      ...{ cwd: running, uid, gid, encoding: 'utf8' },
      env: variables,
    });
  try {
    const hasLeads = storage.dialect === 'sqlite' && existsSync(storage.file);
    if (hasLeads) {
      const { status, stdout, stderr } = leads(own, 'backup');
      if (status !== 0) throw new Error(`The leads could not be backed up: ${stderr}`);
      console.info(stdout.trim());
      copyFileSync(/^Wrote (.*) \(\d+ kB\)/.exec(stdout)?.[1] ?? '', copy);
      chownSync(copy, uid, gid);
    }
    const trial = { ...own, ...withoutReceivers, DATA_DIR: folder, DATABASE_URL: `file:${copy}` };
    const service = spawn(node(next), ['apps/leads/main.ts'], {
      ...{ cwd: next, uid, gid, stdio: ['ignore', 'pipe', 'inherit'] },
      env: trial,
    });
    const ended = once(service, 'close').then(() => 'it ended at once');
    const problem = await Promise.race([ended, readyProblem(service.stdout)]);
    service.kill();
    await ended;
    if (problem !== undefined)
      throw new Error(`The new version does not run (${problem}). Nothing was changed.`);
    return leads(trial, 'stats').status === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The settings of production, with which nothing leaves this machine. */
const withoutReceivers = {
  ...{ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', SMTP_URL: 'smtp://127.0.0.1:9' },
  ...{ HEARTBEAT_URL: '', PUBLISH_HEARTBEAT_URL: '', WEBHOOK_URL: '', WEBHOOK_SECRET: '' },
  ...{ CHAT_WEBHOOK_URL: '', NOTIFY_SOCKET: '' },
};

async function readyProblem(log: NodeJS.ReadableStream | null): Promise<string | undefined> {
  if (log === null) return 'it has no log';
  for await (const line of createInterface(log)) {
    const url = /listening on (http:\/\/[\d.]+:\d+)/.exec(line)?.[1];
    if (url !== undefined) return waitUntilReady(url);
  }
  return 'it does not listen';
}
