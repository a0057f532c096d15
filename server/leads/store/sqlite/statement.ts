/** One SQL text with its values. */
export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] };

/** What one statement gave: rows, or how many rows it changed. */
export type StatementResult = {
  readonly rows: readonly Record<string, unknown>[];
  readonly changes: number | null;
};

/** Statements that take effect together or not at all. `session` marks an interactive transaction. */
export type Unit = {
  readonly id: number;
  readonly session: number | null;
  readonly statements: readonly Statement[];
};

/** An error as it crosses the border between threads. */
export type FailureFacts = { readonly message: string; readonly code: string };

/** What became of a unit. */
export type Outcome =
  | { readonly id: number; readonly results: readonly StatementResult[] }
  | { readonly id: number; readonly failure: FailureFacts };

/** What the main thread asks of the SQLite thread. */
export type ThreadRequest = { readonly units: readonly Unit[] } | { readonly close: true };

/** What the SQLite thread says when its file is closed. */
export const CLOSED = 'closed';

/** How the SQLite thread opens its file. */
export type SqliteOptions = {
  /** Absolute path. */
  readonly file: string;
  /** How long a write waits for another process, in milliseconds. */
  readonly busyTimeoutMs: number;
  /** False: a missing file is an error. */
  readonly create: boolean;
};

/** What a statement needs: nothing, a place in a common commit, or the connection for itself. */
export function needOf({ sql }: Statement): 'reading' | 'writing' | 'alone' {
  if (/^\s*select\b/i.test(sql)) return 'reading';
  return /^\s*(insert|update|delete|replace|with)\b/i.test(sql) ? 'writing' : 'alone';
}
