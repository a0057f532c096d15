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
/** `npm run test:mistakes -- leads` makes only those of tests with this word in their path. */
const chosen = all.filter(({ test }) => test.includes(process.argv[2] ?? ''));
const needsBuild = ({ test }: { test: string }) => test.startsWith('tests/');

/** Runs a command in the copy. @returns whether it ended well */
const passes = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: copy, stdio: 'ignore' }).status === 0;

const build = () => passes(process.execPath, 'tools/build.ts');

function isGreen(...tests: string[]): boolean {
  const projects = new Set(tests.map((test) => /^tests\/([\w-]+)/.exec(test)?.[1] ?? 'units'));
  const named = [...projects].flatMap((project) => ['--project', project]);
  return passes('node_modules/.bin/vitest', 'run', ...named, ...tests);
}

/** What finds a mistake: its test, the build, or nothing. */
function finderOf(mistake: Mistake): string {
  const file = join(copy, mistake.file);
  const right = readFileSync(file, 'utf8');
  if (!right.includes(mistake.from))
    throw new Error(`${mistake.file} does not hold ${mistake.from}`);
  // A file of the copy may be a second name of the true one, so it is replaced and never written into.
  rmSync(file);
  writeFileSync(
    file,
    right.replace(mistake.from, () => mistake.to),
  );
  const isBuilt = !needsBuild(mistake) || build();
  const finder = isBuilt ? (isGreen(mistake.test) ? '' : mistake.test) : 'the build';
  writeFileSync(file, right);
  return finder;
}

spawnSync('git', ['worktree', 'add', '--quiet', '--detach', copy], { stdio: 'inherit' });
try {
  spawnSync('cp', ['-al', resolve('node_modules'), copy], { stdio: 'inherit' });
  if (chosen.some(needsBuild) && !build()) throw new Error('The site cannot be built.');
  if (!isGreen(...new Set(chosen.map(({ test }) => test))))
    throw new Error('A test fails without any mistake.');
  const results = chosen.map((one) => ({
    mistake: one.mistake,
    'caught by': finderOf(one) || 'NOT caught',
  }));
  console.table(results);
  if (results.some((result) => result['caught by'] === 'NOT caught')) process.exitCode = 1;
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', copy], { stdio: 'inherit' });
}
