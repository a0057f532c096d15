import { rmSync } from 'node:fs';
import { requireChromium } from '../tests/support/chromium.ts';
import { failuresFolder } from '../tests/support/failure-report.ts';
import { countsFile } from '../tests/support/test-summary.ts';
import { isSample, run, runInParallel } from './run-scripts.ts';

rmSync(countsFile, { force: true });
rmSync(failuresFolder, { recursive: true, force: true });
if (isSample) {
  run('npm', 'run', 'build');
  // Both of the following need it, and Debian's packages are installed by one process at a time.
  requireChromium();
  // Browsers often wait. The checks run beside them, one after the other: a build and the check of types both write
  // Astro's folder of generated types.
  runInParallel('test:site', 'test:checks');
} else {
  run('run-s', 'content:*', 'build');
  run('html-validate', '--config', 'tests/support/html-validate.json', 'dist/**/*.html');
  // Every page of a content that no other test has seen.
  process.env.EVERY_PAGE = 'true';
  run('vitest', 'run', '--project', 'html', '--project', 'any-content', 'tests/any-content');
}
