import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { StoreFileError } from './failure-facts.ts';

const MAGIC = 'SQLite format 3\0';

/** The files of one open database, watched: SQLite itself goes on writing into a deleted file. */
export type WatchedFile = {
  /** Remembers the write-ahead file too, which exists once something was read or written. */
  remember(): void;
  /** @throws StoreFileError when the file on the disk is not the one that was opened, or is no database */
  assertSame(): void;
  /** True when only the write-ahead file is gone; the main file can still take everything over. */
  lostOnlyItsLog(): boolean;
};

/**
 * Makes a new database file readable by its owner only, in a folder of the same kind.
 * @throws StoreFileError when the file is missing and must not be made
 */
export function prepareDatabaseFile(file: string, create: boolean): void {
  if (existsSync(file)) {
    for (const name of [file, `${file}-wal`, `${file}-shm`]) restrict(name);
    return;
  }
  if (!create) throw new StoreFileError('STORE_MISSING', `there is no database file ${file}`);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

function restrict(name: string): void {
  const found = statSync(name, { throwIfNoEntry: false });
  // Somebody else's file cannot be changed, only used.
  if (found !== undefined && (found.mode & 0o077) !== 0 && found.uid === process.getuid?.()) {
    chmodSync(name, 0o600);
  }
}

/**
 * Watches a database file that was just opened. The descriptor stays open for the life of the process:
 * closing any descriptor of the file would end the locks SQLite holds on it (POSIX).
 */
export function watchDatabaseFile(file: string): WatchedFile {
  const log = `${file}-wal`;
  const descriptor = openSync(file, 'r');
  const start = Buffer.alloc(MAGIC.length);
  const main = inode(file);
  let logInode: number | undefined;

  return {
    remember() {
      logInode = inode(log);
    },
    assertSame() {
      const found = inode(file);
      if (found !== main) {
        throw new StoreFileError(
          'STORE_GONE',
          `${file} was ${found === undefined ? 'deleted' : 'replaced'} while the service ran`,
        );
      }
      if (logInode !== undefined && inode(log) !== logInode) {
        throw new StoreFileError('STORE_GONE', `${log} was deleted while the service ran`);
      }
      const bytes = readSync(descriptor, start, 0, MAGIC.length, 0);
      // A database that was never written to is empty.
      if (logInode !== undefined && (bytes < MAGIC.length || start.toString('latin1') !== MAGIC)) {
        throw new StoreFileError('STORE_CORRUPT', `${file} was overwritten and is no database now`);
      }
    },
    lostOnlyItsLog: () => inode(file) === main && inode(log) !== logInode,
  };
}

function inode(name: string): number | undefined {
  return statSync(name, { throwIfNoEntry: false })?.ino;
}
