import { contentFolder } from '@agency/content/content-folder.ts';
import { isSample, run, runInParallel } from './run-scripts.ts';

if (isSample) runInParallel('check:*');
else run('run-s', '--continue-on-error', 'content:*');
console.info(`No mistakes found in ${isSample ? 'the product' : contentFolder}.`);
