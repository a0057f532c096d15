import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failedTests, slowestFiles } from './test-reports.ts';

mkdirSync('.cache', { recursive: true });
const folder = realpathSync(mkdtempSync(resolve('.cache/test-reports-')));
const reports = join(folder, 'reports');

const passing = `import { it } from 'vitest';
it('holds', () => undefined);`;

const failing = `import { describe, expect, it } from 'vitest';
describe('a promise', () => {
  it('is kept', () => undefined);
  it('is broken', () => new Promise((done) => setTimeout(done, 300)).then(() => expect(1).toBe(2)));
});`;

const broken = 'throw new Error("cannot be read");';

beforeAll(() => {
  for (const [name, text] of Object.entries({ passing, failing, broken }))
    writeFileSync(join(folder, `${name}.test.ts`), text);
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default {};');
  const args = ['run', '--root', folder, '--reporter=json'];
  spawnSync('vitest', [...args, `--outputFile.json=${join(reports, 'the-site.json')}`]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string) => relative('.', join(folder, `${name}.test.ts`));

it('names each failed test with what it said, and each file that could not be read', () => {
  expect(failedTests(reports).sort()).toEqual([
    `✗ ${fileOf('broken')} (the site)\n    cannot be read`,
    `✗ ${fileOf('failing')} > a promise is broken (the site)\n    AssertionError: expected 1 to be 2 // Object.is equality`,
  ]);
});

it('tells the slowest file first', () => {
  const lines = slowestFiles(reports);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain(fileOf('failing'));
});

it('says nothing of a run that left no reports', () => {
  expect(failedTests(join(folder, 'none'))).toEqual([]);
});
