import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { contentFolder } from '@agency/content/content-folder.ts';

/** True while the content is the sample of this repository, for which its tests are written. */
export const isSample = resolve(contentFolder) === resolve('content');

const shell = process.platform === 'win32';

/** Runs a command of the installed packages and stops this process when it fails. */
export function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a script of package.json and prints its lines as they come, each after its name. @returns whether it passed */
async function passes(script: string): Promise<boolean> {
  const child = spawn('npm', ['run', script], { shell, stdio: ['inherit', 'pipe', 'pipe'] });
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    createInterface(from).on('line', (line) => to.write(`[${script}] ${line}\n`));
  const [status] = await once(child, 'close');
  return status === 0;
}

/**
 * Runs scripts of package.json: those of a list one after the other, the lists beside each other. All of them run;
 * then those that failed are named.
 * @returns whether all passed
 */
export async function runLists(...lists: (readonly string[])[]): Promise<boolean> {
  const failures = await Promise.all(
    lists.map(async (scripts) => {
      const failed: string[] = [];
      for (const script of scripts) if (!(await passes(script))) failed.push(script);
      return failed;
    }),
  );
  const failed = failures.flat();
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
  return failed.length === 0;
}
