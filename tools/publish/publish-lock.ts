import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the lock of the only publisher; the operating system releases it when the process ends.
 * @returns false when another publisher has it
 */
export function takePublishLock(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('begin exclusive');
    return true;
  } catch {
    database.close();
    return false;
  }
}
