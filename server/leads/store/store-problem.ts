import { redactedError } from '../../redacted-error.ts';

// SQLite's names, ours (sqlite/failure-facts.ts), and Postgres' SQLSTATE codes.
const SENTENCES: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'the disk of the lead store is full',
  ENOSPC: 'the disk of the lead store is full',
  '53100': 'the disk of the lead store is full',
  SQLITE_BUSY: 'the lead store is locked by another process',
  SQLITE_LOCKED: 'the lead store is locked by another process',
  '55P03': 'a table of the lead store is locked by another process',
  '57014': 'the lead store took too long',
  SQLITE_READONLY: 'the lead store may not be written',
  '25006': 'the lead store may not be written',
  SQLITE_IOERR: 'the disk of the lead store fails',
  SQLITE_CORRUPT: 'the lead store is damaged',
  SQLITE_NOTADB: 'the lead store is damaged',
  STORE_CORRUPT: 'the lead store is damaged',
  STORE_GONE: 'the file of the lead store was taken away',
  STORE_MISSING: 'the file of the lead store is missing',
  SQLITE_CANTOPEN: 'the file of the lead store cannot be opened',
  EACCES: 'the file of the lead store cannot be opened',
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
