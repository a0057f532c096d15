import { Worker } from 'node:worker_threads';
import {
  CLOSED,
  type FailureFacts,
  type Outcome,
  type SqliteOptions,
  type Statement,
  type StatementResult,
  type ThreadRequest,
  type Unit,
} from './statement.ts';

type Waiting = {
  readonly resolve: (results: readonly StatementResult[]) => void;
  readonly reject: (error: Error) => void;
};

/** A SQLite connection in a thread of its own. */
export type SqliteThread = {
  /**
   * Runs the statements in order, all or none. Units of many callers share one commit; when this
   * returns, it is on the disk. @param session of an interactive transaction
   * @throws with `code` such as SQLITE_FULL, SQLITE_BUSY or STORE_GONE; then nothing was written
   */
  run(
    statements: readonly Statement[],
    session?: number | null,
  ): Promise<readonly StatementResult[]>;
  /** Finishes what was asked for, then closes the file. */
  close(): Promise<void>;
};

/** Opens nothing before the first unit; that one fails when the file cannot be opened. */
export function startSqliteThread(options: SqliteOptions): SqliteThread {
  const waiting = new Map<number, Waiting>();
  let outgoing: Unit[] = [];
  let lastId = 0;
  let closed = false;
  let thread: Worker | null = null;

  function start(): Worker {
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: options,
      // See watchDatabaseFile: its descriptor outlives the thread.
      trackUnmanagedFds: false,
    });
    worker.on('message', (outcomes: Outcome[] | typeof CLOSED) => {
      if (outcomes !== CLOSED) outcomes.forEach(settle);
    });
    worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    worker.once('exit', () => {
      if (thread === worker) thread = null;
      fail(new Error('the SQLite thread has ended'));
    });
    return worker;
  }

  function settle(outcome: Outcome): void {
    const caller = waiting.get(outcome.id);
    waiting.delete(outcome.id);
    if ('results' in outcome) caller?.resolve(outcome.results);
    else caller?.reject(asError(outcome.failure));
  }

  function fail(error: Error): void {
    const failed = [...waiting.values()];
    waiting.clear();
    for (const { reject } of failed) reject(error);
  }

  function post(request: ThreadRequest): void {
    thread ??= start();
    thread.postMessage(request);
  }

  // What arrives in one turn of the event loop crosses the border in one message.
  function flush(): void {
    const units = outgoing;
    outgoing = [];
    post({ units });
  }

  return {
    run(statements, session = null) {
      if (closed) return Promise.reject(new Error('the store is closed'));
      return new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        if (outgoing.push({ id: lastId, session, statements }) === 1) setImmediate(flush);
      });
    },
    async close() {
      if (closed) return;
      closed = true;
      if (outgoing.length > 0) flush();
      const running = thread;
      if (running === null) return;
      // The thread's own end can be held up by whatever else the process waits for, such as a log.
      const done = new Promise<void>((resolve) => {
        running.once('exit', () => resolve());
        running.on('message', (message) => message === CLOSED && resolve());
      });
      post({ close: true });
      await done;
      running.unref();
    },
  };
}

function asError({ message, code }: FailureFacts): Error {
  return Object.assign(new Error(message), { code });
}
