import { dirname } from 'node:path';
import { git } from './git.ts';

/** A stash is a commit, which needs an author. */
const IDENTITY = ['-c', 'user.name=publisher', '-c', 'user.email=publisher@localhost'];

const CHANGED = ['status', '--porcelain', '--untracked-files=no', '--ignore-submodules'];

const names = (printed: string) => printed.split('\0').filter((name) => name !== '');

/**
 * Stashes what a change to `commit` would overwrite in a clone: changed files, and new ones that the commit has too.
 * @returns a sentence about it, if there was something
 */
export async function setAside(folder: string, commit: string): Promise<string[]> {
  // A merge with a conflict cannot be stashed; after this it is an ordinary change.
  if ((await git(folder, 'ls-files', '--unmerged')) !== '') await git(folder, 'reset', '--quiet');
  const stash = (...args: string[]) =>
    git(folder, ...IDENTITY, 'stash', 'push', '--quiet', ...args);
  const isChanged = (await git(folder, ...CHANGED)) !== '';
  if (isChanged) await stash();
  const overwritten = await overwrittenNames(folder, commit);
  if (overwritten.length > 0) await stash('--all', '--', ...overwritten);
  if (!isChanged && overwritten.length === 0) return [];
  return [
    `Files of ${folder} were changed on this machine. They have the state of the git host now. To see the changes: git -C ${folder} stash show --patch --include-untracked`,
  ];
}

/** Files that git does not know, in a place where the commit has a file or a folder of its own. */
async function overwrittenNames(folder: string, commit: string): Promise<string[]> {
  const onlyAdded = ['diff', '--name-only', '-z', '--no-renames', '--diff-filter=A'];
  const added = new Set(names(await git(folder, ...onlyAdded, 'HEAD', commit)));
  if (added.size === 0) return [];
  const folders = new Set([...added].flatMap(foldersOf));
  const unknown = names(await git(folder, 'ls-files', '-z', '--others'));
  return unknown.filter(
    (name) => folders.has(name) || [name, ...foldersOf(name)].some((one) => added.has(one)),
  );
}

/** `a/b` and `a` of `a/b/c`. */
const foldersOf = (name: string): string[] => {
  const above = dirname(name);
  return above === '.' ? [] : [above, ...foldersOf(above)];
};
