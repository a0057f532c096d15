import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { untilAnswered } from '../server-process.ts';

const MAIN = resolve(import.meta.dirname, '../../../server/main.ts');

export type ServiceOptions = {
  readonly env?: Readonly<Record<string, string>>;
  /** Options of node itself. */
  readonly flags?: readonly string[];
  /** Where its log goes: a file descriptor; nowhere without it. */
  readonly log?: number;
};

/** The service in a process of its own, as in production, under an address that stays. */
export type ServiceUnderFault = {
  readonly address: string;
  readonly env: Readonly<Record<string, string>>;
  /** Starts it again. @throws when it does not answer within 30 seconds */
  start(): Promise<void>;
  /** Starts it again and waits for nothing. */
  launch(): void;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Asks it to end. @returns its exit code */
  stop(): Promise<number | null>;
  /** Says something to a module that was loaded by `flags`. */
  tell(message: number): void;
};

/** @throws when it does not answer within 30 seconds */
export async function startServiceUnderFault(
  port: number,
  folder: string,
  env: Readonly<Record<string, string>>,
  { flags = [], log }: Pick<ServiceOptions, 'flags' | 'log'> = {},
): Promise<ServiceUnderFault> {
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;

  function launch(): ChildProcess {
    const launched = spawn(process.execPath, [...flags, MAIN], {
      cwd: folder,
      stdio: ['ignore', log ?? 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
    });
    child = launched;
    return launched;
  }

  async function start(): Promise<void> {
    await untilAnswered(`${address}/health/live`, launch());
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const running = child;
    child = null;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return null;
    const gone = once(running, 'exit');
    running.kill(signal);
    const [code] = await gone;
    return code as number | null;
  }

  await start();
  return {
    address,
    env,
    start,
    launch: () => void launch(),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    tell: (message) => void child?.send(message),
  };
}
