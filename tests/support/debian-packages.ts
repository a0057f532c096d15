import { spawnSync } from 'node:child_process';

/** Runs a command and shows its output. @returns whether it succeeded; false if the command does not exist */
export function run(command: string, args: string[]): boolean {
  console.info(`$ ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Installs Debian packages without recommended ones; waits while another installation runs. */
export function installFromDebian(...names: string[]): boolean {
  const quietly = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
  return (
    run('apt-get', ['update', ...quietly]) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', ...quietly, ...names])
  );
}
