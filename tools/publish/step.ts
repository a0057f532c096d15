import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

type StepOptions = {
  /** Time limit in seconds. */
  seconds: number;
  env?: NodeJS.ProcessEnv;
  /** Gets the standard output while the command runs. */
  show?: NodeJS.WritableStream;
};

const running = new Set<ChildProcess>();

/** Time for a command to delete its lock files, as git does. */
const END_MS = 2000;

/** Stops a command and everything that it has started. */
async function stop({ pid }: ChildProcess): Promise<void> {
  if (!pid) return;
  try {
    process.kill(-pid, 'SIGTERM');
    // Signal 0 only asks whether the group is still there.
    for (const end = performance.now() + END_MS; performance.now() < end; await pause(50))
      process.kill(-pid, 0);
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

let isStopping = false;

/** Ctrl-C and a stop of the unit end the running step too. */
export function stopStepsOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, async () => {
      isStopping = true;
      await Promise.all([...running].map(stop));
      process.exit(1);
    });
}

/**
 * Runs a command in a process group of its own, so that a time limit ends all of it.
 * @returns what it printed to its standard output
 * @throws with the errors that it printed, or when it takes longer than its time limit
 */
export function step(command: string, args: string[], options: StepOptions): Promise<string> {
  const { seconds, env = process.env, show } = options;
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'], env });
  running.add(child);
  const [output, errors]: [string[], string[]] = [[], []];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  if (show) child.stdout.pipe(show, { end: false });
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  return new Promise<string>((done, fail) => {
    let isLate = false;
    const limit = setTimeout(async () => {
      isLate = true;
      await stop(child);
      const name = [command, ...args].join(' ');
      fail(new Error(`"${name}" did not end within ${seconds} seconds and was stopped.`));
    }, seconds * 1000);
    child.once('error', fail);
    child.once('close', (code) => {
      clearTimeout(limit);
      // What failed because it was stopped is no failure, and nothing follows it.
      if (isLate || isStopping) return;
      const printed = output.join('').trim();
      if (code === 0) done(printed);
      else fail(new Error(errors.join('').trim() || printed || `${command} failed.`));
    });
  }).finally(() => running.delete(child));
}
