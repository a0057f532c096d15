import type { FailureFacts } from './statement.ts';

// The primary result codes of sqlite3.h that an operator can do something about.
const NAMES: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
};

/** Thrown in the SQLite thread where the file itself is the trouble; `code` is one of ours. */
export class StoreFileError extends Error {
  readonly code: 'STORE_GONE' | 'STORE_MISSING' | 'STORE_CORRUPT';
  constructor(code: StoreFileError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** An error of `node:sqlite` or of this folder as facts that can be posted to another thread. */
export function failureFacts(error: unknown): FailureFacts {
  const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
  const name = errcode === undefined ? undefined : NAMES[errcode & 0xff];
  return { message, code: name ?? code ?? 'SQLITE_ERROR' };
}
