import { redactedError } from '../../redacted-error.ts';

/** The file of the store itself is the problem. */
export class StoreFileError extends Error {
  readonly code: 'STORE_GONE' | 'STORE_MISSING' | 'STORE_CORRUPT' | 'STORE_IN_USE';
  constructor(code: StoreFileError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

// The primary result codes of sqlite3.h that an operator can do something about.
const SQLITE_NAMES: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
};

/** An error of `node:sqlite` with the name of its result code as `code`. */
export function namedSqliteError(error: unknown): unknown {
  const { errcode } = error as { errcode?: number };
  const code = SQLITE_NAMES[(errcode ?? 0) & 0xff];
  return code === undefined ? error : Object.assign(error as Error, { code });
}

/** Tells whether another process holds the write lock of the store's file just now. */
export function isLocked(error: unknown): boolean {
  return (error as { code?: string }).code === 'SQLITE_BUSY';
}

const FULL = 'the disk of the lead store is full: free some space';
const LOCKED = 'the lead store is locked by another process: end it';
const DAMAGED = 'the lead store is damaged: restore a backup';
const FOREIGN = 'the lead store cannot be opened or written: give its file and folder to this user';
const AWAY = 'the lead store cannot be reached';

// SQLite's names, ours, and Postgres' SQLSTATE codes.
const SENTENCES: Readonly<Record<string, string>> = {
  ...{ SQLITE_FULL: FULL, ENOSPC: FULL, '53100': FULL },
  ...{ SQLITE_BUSY: LOCKED, SQLITE_LOCKED: LOCKED, '55P03': LOCKED },
  ...{ SQLITE_CORRUPT: DAMAGED, SQLITE_NOTADB: DAMAGED, STORE_CORRUPT: DAMAGED },
  ...{ SQLITE_READONLY: FOREIGN, SQLITE_CANTOPEN: FOREIGN, EACCES: FOREIGN, '25006': FOREIGN },
  ...{ ECONNREFUSED: AWAY, ECONNRESET: AWAY, ENOTFOUND: AWAY, ETIMEDOUT: AWAY },
  ...{ '57P01': AWAY, '57P03': AWAY, '53300': AWAY },
  SQLITE_IOERR: 'the disk of the lead store fails',
  STORE_GONE: 'the file of the lead store was taken away',
};

/** An error of the store in words for an operator, with the technical reason behind. No personal data. */
export function storeProblem(error: unknown): string {
  const { code } = error as { code?: string };
  const sentence = SENTENCES[code ?? ''] ?? 'the lead store fails';
  return `${sentence} (${redactedError(error)})`;
}
