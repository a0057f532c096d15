import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** A Postgres for tests: TEST_DATABASE_URL, else one started from binaries on this machine. */
export type TestPostgres = {
  /** A new, empty database. */
  emptyDatabase(): Promise<string>;
  stop(): Promise<void>;
};

/** Why there is no Postgres to test on, or null when there is. */
export const NO_POSTGRES: string | null = reasonForNone();

/** @throws when the server does not come up within 20 seconds */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return { emptyDatabase: () => createDatabase(given), async stop() {} };
  const bin = binaries() ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const identity = ordinaryUser();
  if (identity !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...identity, stdio: 'ignore', cwd: folder },
  );
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    { ...identity, stdio: 'ignore', cwd: folder },
  );
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  await untilReachable(url);
  return {
    emptyDatabase: () => createDatabase(url),
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGINT');
      }),
  };
}

function binaries(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .concat('/usr/local/pgsql/bin', '/opt/homebrew/bin', '/usr/local/bin', '/usr/bin')
    .find((folder) => existsSync(path.join(folder, 'initdb')));
}

function reasonForNone(): string | null {
  if (process.env.TEST_DATABASE_URL !== undefined) return null;
  if (binaries() === undefined) {
    return 'skipped: TEST_DATABASE_URL is not set and no Postgres is installed';
  }
  try {
    ordinaryUser();
    return null;
  } catch {
    return 'skipped: Postgres does not run as root, and this machine has no user postgres';
  }
}

/** Postgres refuses to run as root; its package brings a user of that name. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
  return { uid: number('-u'), gid: number('-g') };
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      );
    });
  });
}
