import { rmSync } from 'node:fs';
import { requireChromium } from '../tests/support/chromium.ts';
import { failuresFolder } from '../tests/support/failure-report.ts';
import { countsFile } from '../tests/support/test-summary.ts';
import { isSample, run, runLists } from './run-scripts.ts';

rmSync(countsFile, { force: true });
rmSync(failuresFolder, { recursive: true, force: true });
if (isSample) {
  run('npm', 'run', 'build');
  // Both of the following need it, and Debian's packages are installed by one process at a time.
  requireChromium();
  // Browsers often wait. The checks run beside them, one after the other: a build and the check of types both write
  // Astro's folder of generated types. The long ones are last: a mistake in the code is reported first.
  const passed = await runLists(
    ['test:site'],
    [
      ...['format', 'styles', 'unused', 'spelling', 'guides'].map((name) => `check:${name}`),
      ...['build:starter', 'check:types', 'test:html', 'test:starter', 'check:units'],
    ],
  );
  if (!passed) process.exitCode = 1;
} else {
  run('run-s', 'content:*', 'build');
  process.once('exit', (status) => {
    if (status !== 0)
      console.error(
        'A failed test that your content can change says what to write. Every other one is a fault of the product: report it with the files of .cache/failures/ (docs/owner.md, "Before visitors come").',
      );
  });
  run('html-validate', '--config', 'tests/support/html-validate.json', 'dist/**/*.html');
  // Every page of a content that no other test has seen.
  process.env.EVERY_PAGE = 'true';
  run('vitest', 'run', '--project', 'html', '--project', 'any-content', 'tests/any-content');
}
