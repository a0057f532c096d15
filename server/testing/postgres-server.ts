import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import pg from 'pg';
import { findPostgres } from './postgres-binaries.ts';

/** A Postgres for tests: TEST_DATABASE_URL, else one started for them. */
export type TestPostgres = {
  /** A new, empty database. */
  emptyDatabase(): Promise<string>;
  stop(): Promise<void>;
};

/** @throws when there is no Postgres on this machine, or it does not come up within 20 seconds */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return { emptyDatabase: () => createDatabase(given), async stop() {} };
  return startOwnPostgres();
}

/** A Postgres that may go away. */
export type OwnPostgres = TestPostgres & {
  /** Ends it by a signal (SIGINT ends connections, SIGQUIT leaves all as it lies) and starts it again. */
  restart(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
};

/**
 * A Postgres that a test may stop and start again.
 * @throws when there is none on this machine, or it does not come up within 20 seconds
 */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const { bin, identity } = findPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  if (identity !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = path.join(folder, 'data');
  const port = await getPort({ host: '127.0.0.1' });
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...identity, stdio: 'ignore', cwd: folder },
  );
  const start = () =>
    spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
      { ...identity, stdio: 'ignore', cwd: folder },
    );
  let server = start();
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  await untilReachable(url);
  async function end(signal: NodeJS.Signals): Promise<void> {
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }
  return {
    emptyDatabase: () => createDatabase(url),
    async restart(signal) {
      await end(signal);
      server = start();
      await untilReachable(url);
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(url: string): Promise<string> {
  const name = `leads_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function untilReachable(url: string): Promise<void> {
  for (const end = Date.now() + 20_000; ; ) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
