import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { agencyTimeInName } from '../agency-time.ts';
import { readLocale, siteFolder } from '../locale.ts';
import { nameStoreFile, StoreFileError } from './store-problem.ts';

/** An open file, and a check that throws when the file was deleted or replaced, which SQLite does not detect. */
export type OpenFile = { readonly database: DatabaseSync; readonly assertSame: () => void };

/**
 * Opens the file so that a commit is on the disk before it returns: WAL with `synchronous=FULL`.
 * @param create false: a missing file is an error instead of a new, empty store
 * @param lockWaitMs how long a statement waits while another process has the file's lock
 * @throws when it is missing, cannot be read, or is not a database
 */
export function openDatabaseFile(file: string, create: boolean, lockWaitMs = 0): OpenFile {
  prepareFile(file, create);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: lockWaitMs, enableForeignKeyConstraints: true });
    // secure_delete overwrites the data of deleted leads.
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma temp_store = memory',
    );
    // Reading creates the write-ahead file.
    database.prepare('select count(*) from sqlite_schema').get();
    const found = database.prepare('pragma quick_check(1)').get();
    if (found?.quick_check !== 'ok') {
      throw new StoreFileError(
        'STORE_CORRUPT',
        `${file} is damaged (${found?.quick_check}): restore a backup`,
      );
    }
    return { database, assertSame: createFileCheck(file, database) };
  } catch (error) {
    database?.close();
    nameStoreFile(error, file);
    throw error;
  }
}

// The file and its folder are accessible by their owner only.
function prepareFile(file: string, create: boolean): void {
  if (!existsSync(file)) {
    if (!create) throw new StoreFileError('STORE_MISSING', `there is no database file ${file}`);
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
    return;
  }
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(name, { throwIfNoEntry: false });
    // The mode of another user's file cannot be changed.
    if (found !== undefined && (found.mode & 0o077) !== 0 && found.uid === process.getuid?.()) {
      chmodSync(name, 0o600);
    }
  }
}

function createFileCheck(file: string, database: DatabaseSync): () => void {
  const names = [file, `${file}-wal`];
  const inodes = () => names.map((name) => statSync(name, { throwIfNoEntry: false })?.ino);
  const opened = inodes().join();
  let lost: StoreFileError | null = null;
  return () => {
    if (lost === null && inodes().join() !== opened) {
      lost = new StoreFileError(
        'STORE_GONE',
        `${file} was deleted or replaced while the service ran; ${rescue(database, file)}. Then restart the service`,
      );
    }
    if (lost !== null) throw lost;
  };
}

/** Saves the content of an open database whose file was deleted. @returns the result as text for a message */
function rescue(database: DatabaseSync, file: string): string {
  const copy = `${file}.rescued-${agencyTimeInName(readLocale(siteFolder()).timeZone)}`;
  try {
    if (database.isTransaction) database.exec('rollback');
    database.prepare('vacuum into ?').run(copy);
    chmodSync(copy, 0o600);
    return `its content was saved as ${copy}: put that file in its place`;
  } catch (error) {
    return `its content could not be saved (${(error as Error).message}): put a backup in its place`;
  }
}
