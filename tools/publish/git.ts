import { existsSync, globSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { step } from './step.ts';

const LOCAL_SECONDS = 60;
const FETCH_SECONDS = 120;
const RETRY_MS = 5000;
/** Longer than any git command here may run. */
const OLD_LOCK_MS = 600_000;

/** The git host did not answer, twice in this run. */
export class FetchError extends Error {}

export type GitLimits = { fetchSeconds: number; retryMs: number };
const LIMITS: GitLimits = { fetchSeconds: FETCH_SECONDS, retryMs: RETRY_MS };

/** Runs git in a folder. @returns what it printed */
export const git = (folder: string, ...args: string[]) =>
  step('git', ['-C', folder, ...args], { seconds: LOCAL_SECONDS });

/** @returns whether git ended without an error, as its tests do */
export const gitSays = (folder: string, ...args: string[]) =>
  git(folder, ...args).then(
    () => true,
    () => false,
  );

/** The commit of a branch, tag or commit. @throws when there is none */
export const commitOf = (folder: string, version: string) =>
  git(folder, 'rev-parse', '--verify', '--quiet', `${version}^{commit}`);

/**
 * Makes a clone usable: a killed git command leaves locks, and a power cut an empty index, and both stop all later ones.
 * @param folder in the clone; it may be gone in the commit that is here
 * @returns the first folder of the clone
 * @throws when the folder is in no clone of this user
 */
export async function prepareClone(folder: string): Promise<string> {
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  const printed = await git(there, 'rev-parse', '--show-toplevel', '--absolute-git-dir').catch(
    ({ message }: Error) => {
      throw new Error(
        message.includes('dubious ownership')
          ? `${folder} belongs to another user, so git does not read it. Publish as the user that owns it, on a server: sudo -H -u agency-site-publish npm run publish`
          : `${folder} is in no clone of a git repository. Clone your folder to it, as "The first hour" of docs/operating.md says (${message}).`,
      );
    },
  );
  const [top = '', files = ''] = printed.split('\n');
  for (const name of globSync(['*.lock', 'refs/**/*.lock'], { cwd: files })) {
    const lock = join(files, name);
    if (Date.now() - statSync(lock).mtimeMs > OLD_LOCK_MS) rmSync(lock, { force: true });
  }
  const index = join(files, 'index');
  if (statSync(index, { throwIfNoEntry: false })?.size !== 0) return top;
  rmSync(index);
  await git(top, 'reset', '--quiet');
  return top;
}

/** Fetches from the git host, and once more after a pause when the connection is lost. @throws FetchError */
export async function fetchFrom(folder: string, remote: string, limits = LIMITS): Promise<void> {
  // Forced: a tag or branch that was moved on the host is moved here too.
  const args = ['-C', folder, 'fetch', '--quiet', '--tags', '--force', '--prune', remote];
  // Nobody is here who could answer a question for a password.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const fetchOnce = () => step('git', args, { seconds: limits.fetchSeconds, env });
  try {
    await fetchOnce();
  } catch {
    await pause(limits.retryMs);
    await fetchOnce().catch((error: Error) => {
      throw new FetchError(error.message);
    });
  }
}
