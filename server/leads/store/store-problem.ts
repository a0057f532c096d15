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

// SQLite's names, ours, and Postgres' SQLSTATE codes.
const SENTENCES: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'the disk of the lead store is full: free some space',
  ENOSPC: 'the disk of the lead store is full: free some space',
  '53100': 'the disk of the lead store is full: free some space',
  SQLITE_BUSY: 'the lead store is locked by another process: end it',
  SQLITE_LOCKED: 'the lead store is locked by another process: end it',
  '55P03': 'a table of the lead store is locked by another process: end it',
  '57014': 'the lead store took too long',
  SQLITE_READONLY: 'the lead store may not be written: give its file and folder to this user',
  '25006': 'the lead store may not be written',
  SQLITE_IOERR: 'the disk of the lead store fails',
  SQLITE_CORRUPT: 'the lead store is damaged: restore a backup',
  SQLITE_NOTADB: 'the lead store is damaged: restore a backup',
  STORE_CORRUPT: 'the lead store is damaged: restore a backup',
  STORE_GONE: 'the file of the lead store was taken away',
  STORE_MISSING: 'the file of the lead store is missing',
  STORE_IN_USE: 'the lead store is in use',
  SQLITE_CANTOPEN: 'the file of the lead store cannot be opened: give it to this user',
  EACCES: 'the file of the lead store cannot be opened: give it to this user',
  ECONNREFUSED: 'the lead store cannot be reached',
  ECONNRESET: 'the lead store cannot be reached',
  ENOTFOUND: 'the lead store cannot be reached',
  ETIMEDOUT: 'the lead store cannot be reached',
  '57P01': 'the lead store cannot be reached',
  '57P03': 'the lead store cannot be reached',
  '53300': 'the lead store takes no more connections',
  '42P01': 'a table of the lead store is missing',
};

/** An error of the store in words for an operator, with the technical reason behind. No personal data. */
export function storeProblem(error: unknown): string {
  const { code } = error as { code?: string };
  const sentence = SENTENCES[code ?? ''] ?? 'the lead store fails';
  return `${sentence} (${redactedError(error)})`;
}
