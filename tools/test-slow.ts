import { installEngines } from '../tests/support/engines/installed-engines.ts';
import { run, runLists } from './run-scripts.ts';

// A failed test is tried once more; the summary lists it.
process.env.TEST_RETRY = '1';

const missing = installEngines();
for (const engine of missing)
  console.error(`${engine} is missing and could not be installed from the packages of Debian.`);

run('npm', 'run', 'build');
// Chromium computes most of the time. The others often wait: for a process that starts, for a driver, for a retry.
const passed = await runLists(
  ['build:starter', 'build:variants', 'test:chromium'],
  [
    ...['test:slow-units', 'test:faults', 'test:development'],
    ...['test:oldest-chrome', 'test:firefox', 'test:webkit'],
  ],
);
if (!passed || missing.length > 0) process.exitCode = 1;
