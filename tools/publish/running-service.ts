import { setTimeout as pause } from 'node:timers/promises';
import { type Environment, localUrl } from '../../apps/leads/config.ts';

/** What the service on this machine answers. `started` is missing in versions before 1.0. */
export type RunningService = { started?: string; isReady: boolean };

const REQUEST_MS = 5000;
const POLL_MS = 500;

/** The service that listens on HOST and PORT; undefined when none answers. */
export async function runningService(
  env: Environment = process.env,
): Promise<RunningService | undefined> {
  const request = (path: string) =>
    fetch(`${localUrl(env)}/health/${path}`, { signal: AbortSignal.timeout(REQUEST_MS) });
  try {
    const live = await request('live');
    const { status, started } = (await live.json()) as { status?: string; started?: string };
    if (status !== 'live') return undefined;
    const ready = await request('ready');
    await ready.body?.cancel();
    return { isReady: ready.ok, ...(started && { started }) };
  } catch {
    return undefined;
  }
}

/** `running`: another process answers; `failed`: none does; `same`: nothing was restarted. */
export type Restart = 'running' | 'failed' | 'same';

/**
 * Waits until another process than `before` answers.
 * @param isReady whether it must be ready too: not when the one before was not
 */
export async function waitForRestart(
  before: RunningService | undefined,
  isReady: boolean,
  seconds: number,
): Promise<Restart> {
  let wasDown = before === undefined;
  let now: RunningService | undefined;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    now = await runningService();
    wasDown ||= now === undefined;
    const isNew = now !== undefined && (wasDown || now.started !== before?.started);
    if (isNew && (now?.isReady || !isReady)) return 'running';
    await pause(POLL_MS);
  }
  return !wasDown && now?.started === before?.started ? 'same' : 'failed';
}
