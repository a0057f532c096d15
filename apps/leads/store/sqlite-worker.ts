import type { SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { type OpenFile, openDatabaseFile } from './database-file.ts';
import {
  type OpenRequest,
  type StatementRequest,
  type StatementResult,
  toSentError,
} from './sqlite-messages.ts';
import { nameStoreFile } from './store-problem.ts';

// The thread that has the database open: sqlite-thread.ts starts it.

const { file, create, lockWaitMs } = workerData as OpenRequest;

function respond(id: number, work: () => StatementResult): void {
  try {
    parentPort?.postMessage({ id, result: work() });
  } catch (error) {
    parentPort?.postMessage({ id, error: toSentError(error) });
  }
}

function execute({ database, assertSame }: OpenFile, { sql, parameters }: StatementRequest) {
  // Checks before and after a transaction, not in each statement.
  const checkFile = () => {
    if (!database.isTransaction) assertSame();
  };
  // Takes the write lock at once: a transaction that reads first could fail at its first write.
  let text = sql === 'begin' ? 'begin immediate' : sql;
  // SQLite rolls back a transaction itself when the disk is full.
  if (sql === 'rollback' && !database.isTransaction) text = 'select 1';
  checkFile();
  try {
    const statement = database.prepare(text);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
    return { rows: [], changes: Number(statement.run(...values).changes) };
  } catch (error) {
    nameStoreFile(error, file);
    throw error;
  } finally {
    // If the file was deleted meanwhile, the write is lost.
    checkFile();
  }
}

respond(0, () => {
  const open = openDatabaseFile(file, create, lockWaitMs);
  parentPort?.on('message', (request: StatementRequest | 'close') => {
    if (request !== 'close') return respond(request.id, () => execute(open, request));
    open.database.close();
    parentPort?.close();
  });
  return { rows: [], changes: 0 };
});
