import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/**
 * Kysely's SQLite dialect over Node's own `node:sqlite`, so nothing has to be compiled.
 * A commit is on the disk before it returns (WAL with `synchronous=FULL`): one fsync for each write.
 * Queries run on the main thread; a writer waits at most `busyTimeoutMs` for another process.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #open: () => Promise<SqliteDatabase>;

  constructor(file: string, busyTimeoutMs = 3000) {
    const open = async () => openDatabaseFile(file, busyTimeoutMs);
    super({ database: open });
    this.#open = open;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver({ database: this.#open });
  }
}

// A deferred transaction that reads first can fail at its first write, without waiting, when
// another process wrote meanwhile. Taking the write lock at once costs nothing here.
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

function openDatabaseFile(file: string, busyTimeoutMs: number): SqliteDatabase {
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, {
    timeout: busyTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  // secure_delete overwrites erased leads instead of only unlinking them.
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma temp_store = memory;',
  );
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}
