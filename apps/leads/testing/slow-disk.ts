import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces the calls that wait until data is on the disk: they take longer while the file SLOW_DISK exists. */
const SHIM = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>
static int synced(const char *name, int file) {
  if (access(getenv("SLOW_DISK"), F_OK) == 0) usleep(1000 * atoi(getenv("SLOW_DISK_MS")));
  int (*original)(int) = dlsym(RTLD_NEXT, name);
  return original(file);
}
int fsync(int file) { return synced("fsync", file); }
int fdatasync(int file) { return synced("fdatasync", file); }
`;

/**
 * A disk that becomes slow, for a process with this environment. Needs a C compiler and the loader of Linux.
 * @returns null where they are missing
 */
export function slowDisk(folder: string, ms: number) {
  const [source, library, slow] = ['disk.c', 'disk.so', 'slow'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  writeFileSync(source, SHIM);
  const compile = ['-shared', '-fPIC', '-o', library, source, '-ldl'];
  if (process.platform !== 'linux' || spawnSync('cc', compile).status !== 0) return null;
  return {
    env: { LD_PRELOAD: library, SLOW_DISK: slow, SLOW_DISK_MS: String(ms) },
    begin: () => writeFileSync(slow, ''),
  };
}
