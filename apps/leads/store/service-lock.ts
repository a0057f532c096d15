import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Storage } from '../config.ts';
import { isLocked, StoreFileError } from './store-problem.ts';

/** Lock of the only service on a SQLite store; the operating system releases it when the process ends. */
export type ServiceLock = { release(): void };

/**
 * Takes the lock, so that a second service cannot send the same mail and a restore cannot replace the file of a
 * running service. A Postgres store may have several services and has no lock.
 * @param waitMs how long to wait for a service that is stopping
 * @throws StoreFileError when another process has the lock
 */
export async function takeServiceLock(storage: Storage, waitMs: number): Promise<ServiceLock> {
  if (storage.dialect === 'postgres') return { release() {} };
  const database = openLockFile(storage.file);
  for (const end = performance.now() + waitMs; ; await pause(50)) {
    try {
      database.exec('begin exclusive');
      return { release: () => database.close() };
    } catch (error) {
      if (isLocked(error) && performance.now() < end) continue;
      database.close();
      if (!isLocked(error)) throw unusable(storage.file, error);
      throw new StoreFileError(
        'STORE_IN_USE',
        `the service runs on ${storage.file}. Nothing was changed. Stop it first; a second copy of the service needs Postgres`,
      );
    }
  }
}

function openLockFile(file: string): DatabaseSync {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    return new DatabaseSync(`${file}.lock`, { timeout: 0 });
  } catch (error) {
    throw unusable(file, error);
  }
}

function unusable(file: string, error: unknown): StoreFileError {
  return new StoreFileError(
    'STORE_UNUSABLE',
    `${file}.lock cannot be opened or written (${(error as Error).message}). Give ${path.dirname(file)} and its files to this user, or run the command as the user of the service. Nothing was changed`,
  );
}
