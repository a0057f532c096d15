import { spawnSync } from 'node:child_process';
import { cpSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Environment, localUrl } from '../../apps/leads/config.ts';

const READY_MS = 30_000;

/** Waits until the service is ready. @returns why it is not */
export async function waitUntilReady(url: string): Promise<string | undefined> {
  let problem = 'it does not answer';
  for (const end = performance.now() + READY_MS; performance.now() < end; await pause(200)) {
    const response = await fetch(`${url}/health/ready`).catch(() => null);
    if (response?.ok) return undefined;
    if (response) problem = `/health/ready says ${await response.text()}`;
  }
  return problem;
}

const systemctl = (...args: string[]) => spawnSync('systemctl', args, { encoding: 'utf8' });

/** Replaces the units by those of a version. What an operator added with `systemctl edit` is in other files. */
function installUnits(version: string, unit: string): void {
  const file = systemctl('show', '--property=FragmentPath', '--value', unit).stdout.trim();
  const deploy = join(version, 'deploy');
  for (const name of globSync('agency-*', { cwd: deploy }))
    cpSync(join(deploy, name), join(dirname(file), name), { recursive: true });
  systemctl('daemon-reload');
}

/**
 * Restarts the copies of the service with a version, one after the other: the second one when the first is ready.
 * @returns why one of them is not
 */
export async function restartService(
  version: string,
  env: Environment,
): Promise<string | undefined> {
  const list = ['list-units', '--all', '--plain', '--no-legend', 'agency-site@*.service'];
  const units = systemctl(...list).stdout.matchAll(/^agency-site@(\d+)\.service/gm);
  for (const [unit, port] of units) {
    installUnits(version, unit);
    const { status, stderr } = systemctl('restart', unit);
    const problem =
      status === 0 ? await waitUntilReady(localUrl({ ...env, PORT: port })) : stderr.trim();
    if (problem !== undefined) return `${unit}: ${problem}`;
  }
  return undefined;
}
