import { commitOf, fetchFrom, type GitLimits, git, gitSays } from './git.ts';

/**
 * Brings the content folder to the state of its branch on the git host, also after a force-push: the host has the
 * truth. @returns sentences about what was not an ordinary change
 * @throws when this machine has commits that were never on the host
 */
export async function updateContent(folder: string, limits?: GitLimits): Promise<string[]> {
  const before = await upstreamOf(folder);
  await fetchFrom(folder, limits);
  const after = await upstreamOf(folder);
  const head = await commitOf(folder, 'HEAD');
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
  if ((await git(folder, 'status', '--porcelain', '--untracked-files=no')) !== '') {
    await git(folder, ...IDENTITY, 'stash', 'push', '--quiet');
    notes.push(
      `Files of ${folder} were changed on this machine. They have the state of the git host now. To see the changes: git -C ${folder} stash show --patch`,
    );
  }
  await git(folder, 'reset', '--quiet', '--hard', after);
  return notes;
}

/** A stash is a commit, which needs an author. */
const IDENTITY = ['-c', 'user.name=publisher', '-c', 'user.email=publisher@localhost'];

const upstreamOf = (folder: string) =>
  commitOf(folder, '@{upstream}').catch(() => {
    throw new Error(
      `${folder} has no branch that follows a git host. Run: git -C ${folder} branch --set-upstream-to=origin/main`,
    );
  });

const rewritten = (folder: string, from: string, to: string) =>
  `The history of the content was rewritten on the git host (force-push). The website now shows commit ${to.slice(0, 8)}. The commit before was ${from.slice(0, 8)}. To see it: git -C ${folder} show ${from.slice(0, 8)}`;
