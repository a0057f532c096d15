import { spawnSync } from 'node:child_process';

const waitForOtherInstalls = ['-o', 'DPkg::Lock::Timeout=300'];

/** Runs a command in sight. @returns whether it ended well; false too where there is no such command */
export function run(command: string, args: string[]): boolean {
  console.info(`$ ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Fetches the list of packages, which `installFromDebian` goes by. */
export const refreshDebian = () => run('apt-get', ['update', '-qq', ...waitForOtherInstalls]);

/** Installs packages of Debian, without what they only recommend. */
export const installFromDebian = (...names: string[]) =>
  run('apt-get', [
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    ...waitForOtherInstalls,
    ...names,
  ]);
