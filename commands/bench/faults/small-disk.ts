import { spawnSync } from 'node:child_process';

/**
 * Puts a small disk in memory under a folder.
 * @returns takes it away, also while a file on it is open
 * @throws where this user may not: then it says how to come by one
 */
export function mountSmallDisk(folder: string, bytes: number): () => void {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]);
  if (status !== 0) {
    throw new Error(
      'a small disk can be mounted by root only: run this as root, or in a namespace of your own: unshare --map-root-user --mount npm run bench -- faults --only disk-full,log-disk-full',
    );
  }
  return () => void spawnSync('umount', ['--lazy', folder]);
}
