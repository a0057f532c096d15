import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function git(folder: string, ...args: string[]): string {
  const names = ['-c', 'user.name=Owner', '-c', 'user.email=owner@agency.example'];
  const { status, stdout, stderr } = spawnSync('git', [...names, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** A bare repository with one file, a clone that pushes to it, and a clone that is published. */
export function repository(home: string, name: string, files: Record<string, string>) {
  const [bare, work] = [join(home, `${name}.git`), join(home, name)];
  git(home, 'init', '--quiet', '--bare', '--initial-branch=main', bare);
  git(home, 'clone', '--quiet', bare, work);
  function push(changed: Record<string, string>, ...options: string[]): string {
    for (const [at, text] of Object.entries(changed)) {
      mkdirSync(dirname(join(work, at)), { recursive: true });
      writeFileSync(join(work, at), text);
    }
    git(work, 'add', '.');
    git(work, 'commit', '--quiet', '--allow-empty', '--message', 'A change');
    git(work, 'push', '--quiet', ...options, 'origin', 'HEAD:main');
    return git(work, 'rev-parse', 'HEAD');
  }
  push(files);
  git(home, 'clone', '--quiet', '--branch=main', bare, `${work}-served`);
  return { bare, work, served: `${work}-served`, push };
}
