import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  fromSentError,
  type OpenRequest,
  type StatementRequest,
  type StatementResponse,
  type StatementResult,
} from './sqlite-messages.ts';

/** A database file that is open in a thread of its own, so that a slow disk stops no page. */
export type SqliteThread = {
  /** False when the thread has ended, also by itself: it had no memory for the result of a statement. */
  isOpen(): boolean;
  run(sql: string, parameters: readonly unknown[]): Promise<StatementResult>;
  close(): Promise<void>;
};

type Waiting = { resolve(result: StatementResult): void; reject(error: Error): void };

/**
 * Opens the file as `openDatabaseFile` does.
 * @throws when it is missing, cannot be read, or is not a database
 */
export async function openSqliteThread(request: OpenRequest): Promise<SqliteThread> {
  const waiting = new Map<number, Waiting>();
  const worker = new Worker(path.join(import.meta.dirname, 'sqlite-worker.ts'), {
    workerData: request,
  });
  let ended: Error | undefined;
  let lastId = 0;

  function wait(id: number): Promise<StatementResult> {
    if (ended !== undefined) return Promise.reject(ended);
    // An open database does not keep the process alive, but a statement that is running does.
    worker.ref();
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }
  function end(error: Error): void {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }
  worker.on('message', (response: StatementResponse) => {
    const { resolve, reject } = waiting.get(response.id) ?? {};
    waiting.delete(response.id);
    if (waiting.size === 0) worker.unref();
    if ('result' in response) resolve?.(response.result);
    else reject?.(fromSentError(response.error));
  });
  worker.on('error', (error) => end(error as Error));
  worker.on('exit', () => end(new Error(`${request.file} is closed`)));

  await wait(0);
  return {
    isOpen: () => ended === undefined,
    run(sql, parameters) {
      lastId += 1;
      const statement: StatementRequest = { id: lastId, sql, parameters };
      const result = wait(lastId);
      if (ended === undefined) worker.postMessage(statement);
      return result;
    },
    async close() {
      if (ended !== undefined) return;
      worker.ref();
      const gone = once(worker, 'exit');
      worker.postMessage('close');
      await gone;
    },
  };
}
