import { installEngines } from '../tests/support/engines/installed-engines.ts';
import { run, runInParallel } from './run-scripts.ts';

// Tests that compare pixels over time may be retried once; the summary lists them.
process.env.TEST_RETRY = '1';

const missing = installEngines();
for (const engine of missing)
  console.error(`${engine} is missing and could not be installed from the packages of Debian.`);

run('vitest', 'run', '--project', 'slow-units');
run('run-s', 'build', 'build:starter', 'build:variants');
run(
  'vitest',
  'run',
  ...['slow', 'every-page', 'starter-slow', 'lists-of-1', 'lists-of-30', 'edited'].flatMap(
    (name) => ['--project', name],
  ),
);
runInParallel('test:firefox', 'test:webkit', 'test:development');
run('npm', 'run', 'test:faults');
if (missing.length > 0) process.exitCode = 1;
