import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { namedSqliteError } from './store-problem.ts';

/** Kysely's own SQLite dialect over Node's `node:sqlite`, so that nothing has to be compiled. */
export class NodeSqliteDialect extends SqliteDialect {
  /** @param assertSameFile throws when the file on the disk is not the one that was opened */
  constructor(database: DatabaseSync, assertSameFile: () => void) {
    super({ database: bridge(database, assertSameFile) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

// With it a migration that is interrupted leaves the tables as they were.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function bridge(database: DatabaseSync, assertSameFile: () => void): SqliteDatabase {
  function guarded<Result>(work: () => Result): Result {
    checkFile();
    try {
      return work();
    } catch (error) {
      throw namedSqliteError(error);
    } finally {
      // A file that was deleted meanwhile took the write with it.
      checkFile();
    }
  }

  // Before a transaction and after it, not at every step.
  function checkFile(): void {
    if (!database.isTransaction) assertSameFile();
  }

  return {
    close: () => database.close(),
    prepare(sql) {
      // SQLite undoes a transaction by itself when the disk is full.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING_TO_DO;
      // The write lock at once: a transaction that reads first could fail at its first write.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const statement = guarded(() => database.prepare(text));
      return {
        reader: statement.columns().length > 0,
        all: (values) => guarded(() => statement.all(...(values as SQLInputValue[]))),
        run: (values) => guarded(() => statement.run(...(values as SQLInputValue[]))),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
  };
}

const NOTHING_TO_DO = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};
