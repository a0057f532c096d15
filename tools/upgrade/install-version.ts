import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { commitOf, fetchFrom, git } from '../publish/git.ts';

/** Installs a version in a folder of its own, which only root can change. @returns the folder */
export async function installVersion(home: string, version: string): Promise<string> {
  const repository = join(home, 'product.git');
  await git(repository, 'config', 'remote.origin.fetch', '+refs/*:refs/*');
  // Without its git host, a version that is here can still be used.
  await fetchFrom(repository, 'origin').catch((error: Error) => console.error(error.message));
  const commit = await commitOf(repository, version).catch(() => {
    throw new Error(`"${version}" is no tag or commit of the product.`);
  });
  const folder = join(home, 'releases', commit.slice(0, 8));
  const settings = join(folder, '.env');
  // The link is made last: without it the version is not complete.
  if (existsSync(settings)) return folder;
  rmSync(folder, { recursive: true, force: true });
  await git(repository, 'worktree', 'prune');
  await git(repository, 'worktree', 'add', '--quiet', '--detach', folder, commit);
  const options = { cwd: folder, stdio: 'inherit' } as const;
  if (spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options).status !== 0)
    throw new Error(`The packages of ${version} could not be installed. Nothing was changed.`);
  symlinkSync('../../.env', settings);
  return folder;
}
