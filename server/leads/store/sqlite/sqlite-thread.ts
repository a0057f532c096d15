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

/**
 * So many units go to the thread without waiting for it, so that it works while the main thread takes
 * in the next. Fewer would share a commit too seldom: one costs as much as seven leads.
 */
const LOT = 32;

/** Opens nothing before the first unit; that one fails when the file cannot be opened. */
export function startSqliteThread(options: SqliteOptions): SqliteThread {
  const waiting = new Map<number, Waiting>();
  let outgoing: Unit[] = [];
  /** Units that the thread has and has not answered. */
  let underway = 0;
  let lastId = 0;
  let closed = false;
  let thread: Worker | null = null;

  function start(): Worker {
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: options,
      // See watchDatabaseFile: its descriptor outlives the thread.
      trackUnmanagedFds: false,
    });
    worker.on('message', (message: Outcome[] | typeof CLOSED | object) => {
      // It also says that it has closed and, under `node --watch`, which files it imports.
      if (!Array.isArray(message)) return;
      const outcomes: Outcome[] = message;
      underway -= outcomes.length;
      outcomes.forEach(settle);
      flushSoon();
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
    // What was not handed over must not be done any more: its callers were told that it was not.
    outgoing = [];
    underway = 0;
    for (const { reject } of failed) reject(error);
  }

  function post(request: ThreadRequest): void {
    thread ??= start();
    thread.postMessage(request);
  }

  /** What was asked for since the last message crosses the border in one. */
  function flush(): void {
    if (outgoing.length === 0) return;
    const units = outgoing;
    outgoing = [];
    underway += units.length;
    post({ units });
  }

  // While the thread works the next are gathered up to a lot: messages cost more than rows, and what
  // comes together shares a commit. A step of an open transaction may not wait for what waits for it.
  function flushSoon(): void {
    if (underway === 0 || outgoing.some(({ session }) => session !== null)) flush();
  }

  return {
    run(statements, session = null) {
      if (closed) return Promise.reject(new Error('the store is closed'));
      return new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        const gathered = outgoing.push({ id: lastId, session, statements });
        if (gathered === LOT) flush();
        else if (gathered === 1 || session !== null) setImmediate(flushSoon);
      });
    },
    async close() {
      if (closed) return;
      closed = true;
      flush();
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
