import { redactedError } from '../redacted-error.ts';

/** A problem with the file of the store. */
export class StoreFileError extends Error {
  readonly code:
    | 'STORE_GONE'
    | 'STORE_MISSING'
    | 'STORE_CORRUPT'
    | 'STORE_IN_USE'
    | 'STORE_UNUSABLE';
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

/** Whether a file is no SQLite database, or a damaged one. */
export function isDamaged(error: unknown): boolean {
  return DAMAGED.test(codeOf(error));
}

/** Whether a Postgres cannot be reached now, or accepts no connection now: later it may. */
export function isUnreachable(error: unknown): boolean {
  const isTimeout = /timeout/i.test(error instanceof Error ? error.message : '');
  return isTimeout || UNREACHABLE.test(codeOf(error));
}

const DAMAGED = /^(SQLite 11|SQLite 26|STORE_CORRUPT)$/;
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|57P0[1-3]|53300)$/;

const PROBLEMS: readonly (readonly [codes: RegExp, message: string])[] = [
  [/^(SQLite 13|ENOSPC|53100)$/, 'the disk of the lead store is full: free some space'],
  [/^(SQLite [56]|55P03)$/, 'the lead store is locked by another process: end it'],
  [DAMAGED, 'the lead store is damaged: restore a backup'],
  [
    /^(SQLite 8|SQLite 14|EACCES|25006)$/,
    'the lead store cannot be opened or written: give its file and folder to this user',
  ],
  [UNREACHABLE, 'the lead store cannot be reached'],
  [/^SQLite 10$/, 'the disk of the lead store fails: restore a backup on another disk'],
  [/^STORE_GONE$/, 'the file of the lead store was deleted or replaced'],
];

function problemOf(error: unknown): string {
  const code = codeOf(error);
  return PROBLEMS.find(([codes]) => codes.test(code))?.[1] ?? 'the lead store fails';
}

/** Puts file and fix into an error of SQLite, which says “database or disk is full” and not which. */
export function nameStoreFile(error: unknown, file: string): void {
  if (!(error instanceof Error) || !('errcode' in error) || error.message.includes(file)) return;
  error.message = `${file}: ${problemOf(error)} (${error.message})`;
}

/** An error of the store as a sentence for an operator, with the technical reason. No personal data. */
export function storeProblem(error: unknown): string {
  const reason = redactedError(error);
  // An error of SQLite has its sentence since nameStoreFile.
  const problem = problemOf(error);
  return reason.includes(problem) ? reason : `${problem} (${reason})`;
}
