import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

/** One mistake: in this file, what is replaced by what, and the test that must fail then. */
type Mistake = { mistake: string; file: string; from: string; to: string; test: string };

const copy = join(mkdtempSync(join(tmpdir(), 'mistakes-')), 'copy');
const all = parse(
  readFileSync(join(import.meta.dirname, 'seeded-mistakes.yaml'), 'utf8'),
) as Mistake[];
/** `npm run test:mistakes -- leads` makes only mistakes whose test path contains `leads`. */
const chosen = all.filter(({ test }) => test.includes(process.argv[2] ?? ''));
const needsBuild = ({ test }: { test: string }) => test.startsWith('tests/');

/** Runs a command in the copy. @returns whether it succeeded */
const passes = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: copy, stdio: 'ignore' }).status === 0;

const build = () => passes(process.execPath, 'tools/build.ts');

function isGreen(...tests: string[]): boolean {
  // Tests that need no browser are a project of their own.
  const projects = tests.flatMap((test) => {
    const [, folder] = /^tests\/([\w-]+)/.exec(test) ?? [];
    return folder ? [folder, 'html'] : ['units'];
  });
  const named = [...new Set(projects)].flatMap((project) => ['--project', project]);
  return passes('node_modules/.bin/vitest', 'run', ...named, ...tests);
}

/** What detects a mistake: its test, the build, or nothing. */
function finderOf(mistake: Mistake): string {
  const file = join(copy, mistake.file);
  const original = readFileSync(file, 'utf8');
  if (!original.includes(mistake.from))
    throw new Error(`${mistake.file} does not contain ${mistake.from}`);
  // Files of the copy are hard links, so they are replaced and never written into.
  rmSync(file);
  writeFileSync(
    file,
    original.replace(mistake.from, () => mistake.to),
  );
  const isBuilt = !needsBuild(mistake) || build();
  const finder = isBuilt ? (isGreen(mistake.test) ? '' : mistake.test) : 'the build';
  writeFileSync(file, original);
  return finder;
}

spawnSync('git', ['worktree', 'add', '--quiet', '--detach', copy], { stdio: 'inherit' });
try {
  spawnSync('cp', ['-al', resolve('node_modules'), copy], { stdio: 'inherit' });
  if (chosen.some(needsBuild) && !build()) throw new Error('The site cannot be built.');
  // Vitest does not run both kinds at once: they have different numbers of workers.
  const [built = [], units = []] = [true, false].map((kind) =>
    chosen.filter((mistake) => needsBuild(mistake) === kind).map(({ test }) => test),
  );
  for (const tests of [built, units])
    if (tests.length > 0 && !isGreen(...new Set(tests)))
      throw new Error(`A test fails without any mistake. Run: npx vitest run ${tests.join(' ')}`);
  const results = chosen.map((mistake) => ({
    mistake: mistake.mistake,
    'caught by': finderOf(mistake) || 'NOT caught',
  }));
  console.table(results);
  if (results.some((result) => result['caught by'] === 'NOT caught')) process.exitCode = 1;
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', copy], { stdio: 'inherit' });
}
