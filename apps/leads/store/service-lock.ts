import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Storage } from '../config.ts';
import { StoreFileError } from './store-problem.ts';

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
  mkdirSync(path.dirname(storage.file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(lockFile(storage.file), { timeout: 0 });
  for (const end = performance.now() + waitMs; ; await pause(50)) {
    try {
      database.exec('begin exclusive');
      return { release: () => database.close() };
    } catch {
      if (performance.now() < end) continue;
      database.close();
      throw new StoreFileError(
        'STORE_IN_USE',
        `the service runs on ${storage.file}. Nothing was changed. Stop it first`,
      );
    }
  }
}

/** @throws StoreFileError when a service is running on this SQLite store */
export async function assertNoService(storage: Storage): Promise<void> {
  if (storage.dialect === 'postgres' || !existsSync(lockFile(storage.file))) return;
  (await takeServiceLock(storage, 0)).release();
}

function lockFile(file: string): string {
  return `${file}.lock`;
}
