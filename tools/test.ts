import { rmSync } from 'node:fs';
import { failuresFolder } from '../tests/support/failure-report.ts';
import { countsFile } from '../tests/support/test-summary.ts';
import { isSample, run, runInParallel } from './run-scripts.ts';

rmSync(countsFile, { force: true });
rmSync(failuresFolder, { recursive: true, force: true });
if (isSample) {
  // Types are not checked during a build: both write Astro's folder of generated types.
  runInParallel(
    ...['format', 'styles', 'unused', 'spelling', 'guides', 'units'].map((name) => `check:${name}`),
    'test:builds',
  );
  run(
    'vitest',
    'run',
    '--project',
    'any-content',
    '--project',
    'sample',
    '--project',
    'starter-quick',
  );
} else {
  run('run-s', 'content:*', 'build');
  run('html-validate', '--config', 'tests/support/html-validate.json', 'dist/**/*.html');
  // Every page of a content that no other test has seen.
  process.env.EVERY_PAGE = 'true';
  run('vitest', 'run', '--project', 'any-content');
}
