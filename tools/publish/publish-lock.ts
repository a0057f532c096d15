import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/** Connections that have a lock. Without a reference the garbage collector closes them and so releases the lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock of the only publisher; the operating system releases it when the process ends.
 * @returns false when another publisher has it
 * @throws when the file cannot be used
 */
export function takePublishLock(file: string): boolean {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('begin exclusive');
    held.add(database);
    return true;
  } catch (error) {
    database?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === SQLITE_BUSY) return false;
    throw new Error(
      `The lock ${resolve(file)} cannot be used (${message}). Make sure that the disk is not full and that the user that publishes owns the folder, and delete this file.`,
    );
  }
}
