import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

/** A name for this process in the leases it takes: machine, process id, and a part that never repeats. */
export function newWorkerId(): string {
  return `${hostname()}/${process.pid}/${randomBytes(6).toString('hex')}`;
}

/**
 * Tells whether the process behind a name is certainly gone: it ran on this machine, and its process
 * id is free or is ours. Its claims can then be freed at once instead of after their lease.
 * Only for stores that live on one machine: two containers may share a host name, not a database file.
 */
export function isGoneFromThisMachine(owner: string, ourselves: string): boolean {
  const [host, pid] = owner.split('/');
  if (owner === ourselves || host !== hostname()) return false;
  const number = Number(pid);
  return number === process.pid || !isRunning(number);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
