import { chmodSync, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { prepareDatabaseFile, type WatchedFile, watchDatabaseFile } from './database-file.ts';
import { failureFacts, StoreFileError } from './failure-facts.ts';
import type { SqliteOptions } from './statement.ts';

/** An open database with the watch over its files. */
export type OpenDatabase = { readonly database: DatabaseSync; readonly watched: WatchedFile };

/**
 * Opens the file so that a commit is on the disk before it returns: WAL with `synchronous=FULL`.
 * @throws when it is missing and must not be made, cannot be read, or is no database
 */
export function openDatabase({ file, busyTimeoutMs, create }: SqliteOptions): OpenDatabase {
  prepareDatabaseFile(file, create);
  const database = new DatabaseSync(file, {
    timeout: busyTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  try {
    // secure_delete overwrites erased leads instead of only unlinking them; 16 MB of pages in memory
    // hold the indexes of some 50,000 leads, so that writing one reads nothing.
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma temp_store = memory; pragma cache_size = -16000; pragma wal_autocheckpoint = 2000;',
    );
    const watched = watchDatabaseFile(file);
    // Reading makes the write-ahead file.
    database.prepare('select count(*) from sqlite_schema').get();
    watched.remember();
    const [found] = database.prepare('pragma quick_check(1)').all();
    if (found?.quick_check !== 'ok') {
      throw new StoreFileError('STORE_CORRUPT', `${file} is damaged: ${found?.quick_check}`);
    }
    return { database, watched };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Saves what an open database holds whose file was deleted or replaced: the process still has it.
 * @returns the error to report, saying where everything is
 */
export function rescue(open: OpenDatabase, file: string, cause: StoreFileError): StoreFileError {
  const { database, watched } = open;
  try {
    if (watched.lostOnlyItsLog()) {
      // Takes what the deleted write-ahead file holds into the main file.
      database.exec('pragma wal_checkpoint(truncate)');
      return new StoreFileError(
        cause.code,
        `${cause.message}; nothing is lost, it was taken into ${file}`,
      );
    }
    const copy = rescueName(file);
    database.exec(`vacuum into '${copy.replaceAll("'", "''")}'`);
    chmodSync(copy, 0o600);
    return new StoreFileError(
      cause.code,
      `${cause.message}; what it held was saved as ${copy}. Put that in its place, or a backup`,
    );
  } catch (error) {
    return new StoreFileError(
      cause.code,
      `${cause.message}; what it held could not be saved (${failureFacts(error).message}). Restore a backup`,
    );
  } finally {
    database.close();
  }
}

function rescueName(file: string): string {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  for (let count = 0; ; count += 1) {
    const name = `${file}.rescued-${stamp}${count === 0 ? '' : `-${count}`}`;
    if (!existsSync(name)) return name;
  }
}
