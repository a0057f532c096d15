import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';

export type ServerProcess = { address: string; pid: number; stop(): Promise<void> };

const patience = 30_000;

/** @throws when nothing answers 200 within 30 seconds, or the process ends */
export async function untilAnswered(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && child.exitCode === null) {
    const ready = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await pause(50);
  }
  throw new Error(`${address} does not answer. Its process says why, above.`);
}

/**
 * Starts a server in a process of its own, as in production, so that it does not share a thread with
 * what measures it.
 * @param readyPath what answers 200 once it serves
 * @throws when it does not answer within 30 seconds
 */
export async function startServerProcess(
  script: string,
  env: Record<string, string>,
  cwd: string,
  readyPath: string,
): Promise<ServerProcess> {
  const port = await getPort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [script], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
  });
  async function stop() {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  }
  try {
    await untilAnswered(address + readyPath, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, pid: child.pid ?? 0, stop };
}
