import { existsSync } from 'node:fs';
import {
  commitOf,
  FetchError,
  fetchFrom,
  type GitLimits,
  git,
  gitSays,
  prepareClone,
} from './git.ts';
import { setAside } from './set-aside.ts';

/**
 * Brings the content folder to the state of its branch on the git host, also after a force-push: the host has the
 * truth. @returns sentences about what was not an ordinary change
 * @throws when this machine has commits that were never on the host
 */
export async function updateContent(content: string, limits?: GitLimits): Promise<string[]> {
  const notes = await updateClone(await prepareClone(content), limits);
  if (existsSync(content)) return notes;
  throw new Error(
    `${content} is not in the last commit. If you moved the folder in your repository, set CONTENT_DIR to its new place.`,
  );
}

async function updateClone(folder: string, limits?: GitLimits): Promise<string[]> {
  const { remote, branch } = await followedBranch(folder);
  const head = await commitOf(folder, 'HEAD');
  const before = await commitOf(folder, branch).catch(() => head);
  await fetchFrom(folder, remote, limits);
  const after = await commitOf(folder, branch).catch(() => {
    throw new FetchError(branchIsGone(folder, branch));
  });
  const isPartOf = (commit: string, other: string) =>
    gitSays(folder, 'merge-base', '--is-ancestor', commit, other);
  // Commits of this machine that are not pushed yet.
  if (await isPartOf(after, head)) return [];
  const isForward = await isPartOf(head, after);
  if (!isForward && !(await isPartOf(head, before)))
    throw new Error(
      `${folder} has commits that are not on the git host. Push them, or follow the host: git -C ${folder} reset --hard @{upstream}`,
    );
  const notes = isForward ? [] : [rewritten(folder, head, after)];
  notes.push(...(await setAside(folder, after)));
  await git(folder, 'reset', '--quiet', '--hard', after);
  return notes;
}

/** The remote and the branch on it that the content follows. The branch may be gone. */
async function followedBranch(folder: string): Promise<{ remote: string; branch: string }> {
  const here = await git(folder, 'symbolic-ref', '--quiet', 'HEAD').catch(() => {
    throw new Error(
      `${folder} is on no branch, or in the middle of a rebase, so it is not known what to publish. Run, with the name of your branch: git -C ${folder} checkout --force main`,
    );
  });
  const format = '--format=%(upstream:remotename) %(upstream)';
  const [remote, branch] = (await git(folder, 'for-each-ref', format, here)).split(' ');
  if (remote && branch) return { remote, branch };
  throw new Error(
    `${folder} has no branch that follows a git host. Run: git -C ${folder} branch --set-upstream-to=origin/main`,
  );
}

const branchIsGone = (folder: string, branch: string) => {
  const name = branch.replace('refs/remotes/', '');
  return `The git host has no branch ${name} any more. If it was renamed, for example to new-name, run: git -C ${folder} checkout --force new-name`;
};

const rewritten = (folder: string, from: string, to: string) =>
  `The history of the content was rewritten on the git host (force-push). The website now shows commit ${to.slice(0, 8)}. The commit before was ${from.slice(0, 8)}. To see it: git -C ${folder} show ${from.slice(0, 8)}`;
