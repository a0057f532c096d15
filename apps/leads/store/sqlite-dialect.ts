import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { nameStoreFile } from './store-problem.ts';

/** Kysely's SQLite dialect for `node:sqlite`, so that no native module has to be compiled. */
export class NodeSqliteDialect extends SqliteDialect {
  /** @param assertSameFile throws when the file was deleted or replaced */
  constructor(file: string, database: DatabaseSync, assertSameFile: () => void) {
    super({ database: bridge(file, database, assertSameFile) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

// An interrupted migration is rolled back.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function bridge(file: string, database: DatabaseSync, assertSameFile: () => void): SqliteDatabase {
  function guarded<Result>(work: () => Result): Result {
    checkFile();
    try {
      return work();
    } catch (error) {
      nameStoreFile(error, file);
      throw error;
    } finally {
      // If the file was deleted meanwhile, the write is lost.
      checkFile();
    }
  }

  // Checks before and after a transaction, not in each statement.
  function checkFile(): void {
    if (!database.isTransaction) assertSameFile();
  }

  return {
    close: () => database.close(),
    prepare(sql) {
      // Takes the write lock at once: a transaction that reads first could fail at its first write.
      let text = sql === 'begin' ? 'begin immediate' : sql;
      // SQLite rolls back a transaction itself when the disk is full.
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
