import { contentFolder } from '@agency/content/content-folder.ts';
import { isSample, run } from './run-scripts.ts';

if (isSample) run('run-p', '--continue-on-error', '--print-label', 'check:*');
else run('run-s', '--continue-on-error', 'content:*');
console.info(`No mistakes found in ${isSample ? 'the product' : contentFolder}.`);
