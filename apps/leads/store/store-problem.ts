import { redactedError } from '../redacted-error.ts';

/** A problem with the file of the store. */
export class StoreFileError extends Error {
  readonly code: 'STORE_GONE' | 'STORE_MISSING' | 'STORE_CORRUPT' | 'STORE_IN_USE';
  constructor(code: StoreFileError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** The primary result code of SQLite (sqlite3.h), or the code of Postgres, Node or this service. */
function codeOf(error: unknown): string {
  const { errcode, code } = error as { errcode?: number; code?: string };
  return errcode === undefined ? String(code) : `SQLite ${errcode & 0xff}`;
}

/** Whether another process holds the write lock of the store's file. */
export function isLocked(error: unknown): boolean {
  return codeOf(error) === 'SQLite 5';
}

const FULL = 'the disk of the lead store is full: free some space';
const LOCKED = 'the lead store is locked by another process: end it';
const DAMAGED = 'the lead store is damaged: restore a backup';
const FOREIGN = 'the lead store cannot be opened or written: give its file and folder to this user';
const UNREACHABLE = 'the lead store cannot be reached';

const MESSAGES: Readonly<Record<string, string>> = {
  ...{ 'SQLite 13': FULL, ENOSPC: FULL, '53100': FULL },
  ...{ 'SQLite 5': LOCKED, 'SQLite 6': LOCKED, '55P03': LOCKED },
  ...{ 'SQLite 11': DAMAGED, 'SQLite 26': DAMAGED, STORE_CORRUPT: DAMAGED },
  ...{ 'SQLite 8': FOREIGN, 'SQLite 14': FOREIGN, EACCES: FOREIGN, '25006': FOREIGN },
  ...{ ECONNREFUSED: UNREACHABLE, ECONNRESET: UNREACHABLE, ENOTFOUND: UNREACHABLE },
  ...{ ETIMEDOUT: UNREACHABLE, '57P01': UNREACHABLE, '57P03': UNREACHABLE, '53300': UNREACHABLE },
  'SQLite 10': 'the disk of the lead store fails',
  STORE_GONE: 'the file of the lead store was deleted or replaced',
};

/** An error of the store as a sentence for an operator, with the technical reason. No personal data. */
export function storeProblem(error: unknown): string {
  return `${MESSAGES[codeOf(error)] ?? 'the lead store fails'} (${redactedError(error)})`;
}
