import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';

/** True while the content is the sample of this repository, for which its tests are written. */
export const isSample = resolve(contentFolder) === resolve('content');

/** Runs a command of the installed packages and stops this process when it fails. */
export function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs scripts of package.json in parallel, prints their lines as they come, and names all that failed. */
export const runInParallel = (...scripts: string[]) =>
  run('run-p', '--continue-on-error', '--print-label', ...scripts);
