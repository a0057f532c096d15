import { spawnSync } from 'node:child_process';

/** Runs a command in sight. @returns whether it ended well; false too where there is no such command */
export function run(command: string, args: string[]): boolean {
  console.info(`$ ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Installs packages of Debian without what they only recommend, after other installations. */
export function installFromDebian(...names: string[]): boolean {
  const quietly = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
  return (
    run('apt-get', ['update', ...quietly]) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', ...quietly, ...names])
  );
}
