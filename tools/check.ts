import { isSample, run, runInParallel } from './run-scripts.ts';

if (isSample) runInParallel('check:*');
else run('run-s', '--continue-on-error', 'content:*');
