import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/** Connections that have a lock. Without a reference the garbage collector closes them and so releases the lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes a lock that one process can have; the operating system releases it when the process ends.
 * @returns a function that releases it, or null when another process has it
 * @throws when the file cannot be used
 */
export function takeLock(file: string): (() => void) | null {
  let database: DatabaseSync | undefined;
  try {
    const taken = new DatabaseSync(file, { timeout: 0 });
    database = taken;
    taken.exec('begin exclusive');
    held.add(taken);
    return () => {
      held.delete(taken);
      taken.close();
    };
  } catch (error) {
    database?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === SQLITE_BUSY) return null;
    throw new Error(
      `The lock ${resolve(file)} cannot be used (${message}). Make sure that the disk is not full and that the user of this command owns the folder, and delete this file.`,
    );
  }
}
