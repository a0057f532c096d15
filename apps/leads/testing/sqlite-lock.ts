import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

const HOLD = `
const { DatabaseSync } = await import('node:sqlite');
const database = new DatabaseSync(process.argv[1]);
database.exec('pragma busy_timeout = 5000; begin immediate');
console.log('locked');
// The timer refers to the database: garbage collection would close one that nothing refers to, and free its lock.
setInterval(() => database.isOpen, 1000);
`;

/** Takes the write lock of a database file in another process until `release` is called. */
export async function holdWriteLock(file: string): Promise<{ release(): Promise<void> }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLD, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  async function release(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  onTestFinished(release);
  await once(child.stdout, 'data');
  return { release };
}
