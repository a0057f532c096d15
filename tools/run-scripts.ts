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

/** Runs scripts of package.json one after the other, and names all that failed. */
export function runEach(...scripts: string[]): void {
  const failed = scripts.filter(
    (script) =>
      spawnSync('npm', ['run', script], { stdio: 'inherit', shell: process.platform === 'win32' })
        .status !== 0,
  );
  if (failed.length === 0) return;
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}

/** Runs scripts of package.json in parallel and prints their lines as they come, each after the name of its script. */
export const runInParallel = (...scripts: string[]) =>
  run('run-p', '--continue-on-error', '--print-label', ...scripts);
