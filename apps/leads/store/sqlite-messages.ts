import { StoreFileError } from './store-problem.ts';

/** What the thread opens: see openDatabaseFile. */
export type OpenRequest = {
  readonly file: string;
  readonly create: boolean;
  readonly lockWaitMs: number;
};

/** One statement for the thread that has the database open. */
export type StatementRequest = {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
};

export type StatementResult = { readonly rows: unknown[]; readonly changes: number };

/** The first message of the thread has the id 0: the file is open. */
export type StatementResponse = { readonly id: number } & (
  | { readonly result: StatementResult }
  | { readonly error: SentError }
);

/** An error without its class, which no message between threads keeps. */
type SentError = {
  readonly message: string;
  readonly code: string | undefined;
  readonly errcode: number | undefined;
  readonly storeCode: StoreFileError['code'] | undefined;
};

export function toSentError(error: unknown): SentError {
  const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
  const storeCode = error instanceof StoreFileError ? error.code : undefined;
  return { message, code, errcode, storeCode };
}

export function fromSentError({ message, code, errcode, storeCode }: SentError): Error {
  if (storeCode !== undefined) return new StoreFileError(storeCode, message);
  return Object.assign(new Error(message), { code, ...(errcode !== undefined && { errcode }) });
}
