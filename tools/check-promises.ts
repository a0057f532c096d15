import { readFileSync } from 'node:fs';
import path from 'node:path';

// Checks in reports of `vitest --reporter=json` that each test named in docs/promises.md ran and passed.

type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
};

const reports = process.argv.slice(2);
if (reports.length === 0) throw new Error('name the JSON reports of the test runner');
const page = readFileSync(path.resolve(import.meta.dirname, '../docs/promises.md'), 'utf8');
const names = [...page.matchAll(/^- (.+)$/gm)].map(([, name = '']) => name);
const results = reports
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report)
  .flatMap(({ testResults }) => testResults.flatMap((file) => file.assertionResults));
const broken = names.filter((name) => {
  const matching = results.filter(({ title }) => title === name);
  return matching.length === 0 || matching.some(({ status }) => status !== 'passed');
});
for (const name of broken)
  console.error(`docs/promises.md names a test that did not run or did not pass: ${name}`);
if (names.length === 0 || broken.length > 0) process.exit(1);
console.log(`${names.length} promises in docs/promises.md; the test of each passed.`);
