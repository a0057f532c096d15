import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';

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
      // The write lock at once: a transaction that reads first could fail at its first write.
      let text = sql === 'begin' ? 'begin immediate' : sql;
      // SQLite undoes a transaction by itself when the disk is full.
      if (sql === 'rollback' && !database.isTransaction) text = 'select 1';
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
