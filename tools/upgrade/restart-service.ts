import { spawnSync } from 'node:child_process';
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

/**
 * Restarts the copies of the service one after the other: the second one when the first is ready.
 * @returns why one of them is not
 */
export async function restartService(env: Environment): Promise<string | undefined> {
  const list = ['list-units', '--all', '--plain', '--no-legend', 'agency-site@*.service'];
  const units = systemctl(...list).stdout.matchAll(/^agency-site@(\d+)\.service/gm);
  for (const [unit, port] of units) {
    const { status, stderr } = systemctl('restart', unit);
    const problem =
      status === 0 ? await waitUntilReady(localUrl({ ...env, PORT: port })) : stderr.trim();
    if (problem !== undefined) return `${unit}: ${problem}`;
  }
  return undefined;
}
