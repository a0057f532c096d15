import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parse } from 'yaml';

/** One mistake: in this file, what is replaced by what, and words of the name of the test that must fail then. */
type Mistake = {
  mistake: string;
  file: string;
  from: string;
  to: string;
  test: string;
  name: string;
};

type Report = {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

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

/** Runs these test files. @returns of each failed test its file and name; a file that does not run has no name */
function failedTests(tests: readonly string[]): { file: string; name: string }[] {
  // Tests that need no browser are a project of their own.
  const projects = tests.flatMap((test) => {
    const [, folder] = /^tests\/([\w-]+)/.exec(test) ?? [];
    return folder ? [folder, 'html'] : ['units'];
  });
  const named = [...new Set(projects)].flatMap((project) => ['--project', project]);
  const report = join(copy, '.cache/test-report.json');
  rmSync(report, { force: true });
  passes('node_modules/.bin/vitest', 'run', ...named, ...tests);
  if (!existsSync(report)) throw new Error(`vitest wrote no report about ${tests.join(' ')}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults.flatMap(({ name: path, message, assertionResults }) => {
    const file = relative(copy, path);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [{ file, name: message }];
    return failed.map(({ fullName }) => ({ file, name: fullName }));
  });
}

/** Mistakes that are made at once: of each file one, and of each test one. */
function rounds(mistakes: readonly Mistake[]): Mistake[][] {
  const made: Mistake[][] = [];
  for (const mistake of mistakes) {
    const isFree = (round: Mistake[]) =>
      round.every(({ file, test }) => file !== mistake.file && test !== mistake.test);
    const round = made.find(isFree);
    if (round) round.push(mistake);
    else made.push([mistake]);
  }
  return made;
}

/** Makes the mistakes of a round. @returns of each mistake the tests of its file that found it */
function findersOf(round: readonly Mistake[]): { mistake: string; 'found by': string }[] {
  const originals = round.map(({ file, from, to }) => {
    const path = join(copy, file);
    const original = readFileSync(path, 'utf8');
    if (!original.includes(from)) throw new Error(`${file} does not contain ${from}`);
    // Files of the copy are hard links, so they are replaced and never written into.
    rmSync(path);
    writeFileSync(
      path,
      original.replace(from, () => to),
    );
    return { path, original };
  });
  if (round.some(needsBuild) && !build())
    throw new Error(`Not built with: ${round.map(({ mistake }) => mistake).join(', ')}`);
  const failed = failedTests(round.map(({ test }) => test));
  for (const { path, original } of originals) writeFileSync(path, original);
  return round.map(({ mistake, test, name }) => {
    const found = failed.filter((failure) => failure.file === test && failure.name.includes(name));
    return { mistake, 'found by': found.map((failure) => failure.name).join(' · ') || 'NOT found' };
  });
}

spawnSync('git', ['worktree', 'add', '--quiet', '--detach', copy], { stdio: 'inherit' });
try {
  spawnSync('cp', ['-al', resolve('node_modules'), copy], { stdio: 'inherit' });
  if (chosen.some(needsBuild) && !build()) throw new Error('The site cannot be built.');
  const results: ReturnType<typeof findersOf> = [];
  // Vitest does not run both kinds at once: they have different numbers of workers.
  for (const kind of [true, false]) {
    const mistakes = chosen.filter((mistake) => needsBuild(mistake) === kind);
    const tests = [...new Set(mistakes.map(({ test }) => test))];
    const failed = tests.length > 0 ? failedTests(tests) : [];
    if (failed.length > 0)
      throw new Error(`Fails without any mistake: ${failed.map(({ name }) => name).join(', ')}`);
    for (const round of rounds(mistakes)) results.push(...findersOf(round));
  }
  console.table(results);
  if (results.some((result) => result['found by'] === 'NOT found')) process.exitCode = 1;
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', copy], { stdio: 'inherit' });
}
