import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commitOf, FetchError, fetchFrom, git } from './git.ts';

/**
 * Fetches the branch that the clone of the content is on, and checks its last commit out into a folder of its own, also
 * after a force-push: the git host has the truth. Files of the clone are not touched.
 * @param content folder in the clone
 * @param notes gets a sentence about a force-push
 * @returns the folder of the content in the checkout
 */
export async function fetchContent(
  content: string,
  checkout: string,
  notes: string[],
  seconds?: number,
): Promise<string> {
  const prefix = await git(content, 'rev-parse', '--show-prefix').catch(noClone(content));
  const { remote, branch } = await followedBranch(content);
  await fetchFrom(content, remote, seconds);
  const commit = await commitOf(content, branch).catch(() => {
    const name = branch.replace('refs/remotes/', '');
    throw new FetchError(
      `The git host has no branch ${name} any more. If it was renamed, for example to new-name, run: git -C ${content} checkout --force new-name`,
    );
  });
  const before = await commitOf(checkout, 'HEAD').catch(() => commit);
  await checkOut(content, checkout, commit);
  const folder = join(checkout, prefix);
  if (!existsSync(folder))
    throw new Error(
      `${prefix} is not in the last commit. If you moved the folder in your repository, set CONTENT_DIR to its new place.`,
    );
  await git(checkout, 'merge-base', '--is-ancestor', before, commit).catch(() =>
    notes.push(
      `The history of the content was rewritten on the git host (force-push): commit ${commit.slice(0, 8)} replaces ${before.slice(0, 8)}.`,
    ),
  );
  return folder;
}

async function checkOut(clone: string, checkout: string, commit: string): Promise<void> {
  try {
    await git(checkout, 'checkout', '--quiet', '--force', '--detach', commit);
    await git(checkout, 'clean', '--quiet', '-ffdx');
  } catch {
    // There is none yet, or a power cut damaged it.
    rmSync(checkout, { recursive: true, force: true });
    await git(clone, 'worktree', 'prune');
    await git(clone, 'worktree', 'add', '--quiet', '--force', '--detach', checkout, commit);
  }
}

const noClone =
  (folder: string) =>
  ({ message }: Error): never => {
    throw new Error(
      message.includes('dubious ownership')
        ? `${folder} belongs to another user, so git does not read it. Publish as the user that owns it.`
        : `${folder} is in no clone of a git repository. Clone your folder to it, or publish it as it is: npm run publish -- --no-fetch (${message})`,
    );
  };

/** The remote and the branch on it that the content follows. The branch may be gone. */
async function followedBranch(folder: string): Promise<{ remote: string; branch: string }> {
  const here = await git(folder, 'symbolic-ref', '--quiet', 'HEAD').catch(() => {
    throw new Error(
      `${folder} is on no branch, so it is not known what to publish. Run, with the name of your branch: git -C ${folder} checkout --force main`,
    );
  });
  const format = '--format=%(upstream:remotename) %(upstream)';
  const [remote, branch] = (await git(folder, 'for-each-ref', format, here)).split(' ');
  if (remote && branch) return { remote, branch };
  throw new Error(
    `${folder} has no branch that follows a git host. Run: git -C ${folder} branch --set-upstream-to=origin/main`,
  );
}
