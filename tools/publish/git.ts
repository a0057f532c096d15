import { execFile } from 'node:child_process';
import { globSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const LOCAL_SECONDS = 60;
const FETCH_SECONDS = 120;
/** Longer than any git command here may run. */
const OLD_LOCK_MS = 600_000;

/** The git host did not answer. */
export class FetchError extends Error {}

/** Nobody is here who could answer a question, and a host that is silent is given up. */
const ENVIRONMENT = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=30 -o ServerAliveInterval=15',
};

/** Runs git in a folder. @returns what it printed @throws with its own words */
async function gitWithin(seconds: number, folder: string, args: string[]): Promise<string> {
  const env = { ...ENVIRONMENT, ...process.env };
  try {
    const { stdout } = await run('git', ['-C', folder, ...args], { timeout: seconds * 1000, env });
    return stdout.trim();
  } catch (error) {
    const { killed, stderr } = error as Error & { killed?: boolean; stderr?: string };
    if (killed)
      throw new Error(`git ${args[0]} did not end within ${seconds} seconds and was stopped.`);
    throw new Error(stderr?.trim() || (error as Error).message);
  }
}

export const git = (folder: string, ...args: string[]) => gitWithin(LOCAL_SECONDS, folder, args);

/** The commit of a branch, tag or commit. @throws when there is none */
export const commitOf = (folder: string, version: string) =>
  git(folder, 'rev-parse', '--verify', '--quiet', `${version}^{commit}`);

/** Fetches from the git host. The timer tries again soon, and a first failure is not reported. @throws FetchError */
export async function fetchFrom(
  folder: string,
  remote: string,
  seconds = FETCH_SECONDS,
): Promise<void> {
  await removeOldLocks(folder);
  // Forced: a branch that was moved on the host is moved here too.
  const args = ['fetch', '--quiet', '--force', '--prune', remote];
  await gitWithin(seconds, folder, args).catch(({ message }: Error) => {
    throw new FetchError(message);
  });
}

/** A git that was killed leaves locks, and each stops all later ones. */
async function removeOldLocks(folder: string): Promise<void> {
  const cwd = await git(folder, 'rev-parse', '--absolute-git-dir');
  for (const name of globSync(['*.lock', 'refs/**/*.lock'], { cwd })) {
    const lock = join(cwd, name);
    if (Date.now() - statSync(lock).mtimeMs > OLD_LOCK_MS) rmSync(lock, { force: true });
  }
}
