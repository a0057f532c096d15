import path from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type SqliteThread, startSqliteThread } from './sqlite/sqlite-thread.ts';
import type { Statement, StatementResult } from './sqlite/statement.ts';

/** How a lead file is opened. */
export type SqliteFileOptions = {
  /** How long a write waits for another process, in milliseconds; 5 seconds by default. */
  readonly busyTimeoutMs?: number;
  /** False: a missing file is an error instead of a new, empty store. */
  readonly create?: boolean;
};

/**
 * Kysely's SQLite dialect over Node's own `node:sqlite` in a thread of its own, so nothing has to be
 * compiled and neither the disk nor another process's lock stops the event loop.
 * A commit is on the disk before it returns (WAL with `synchronous=FULL`); queries that write at the
 * same time share one commit.
 */
export class NodeSqliteDialect implements Dialect {
  readonly #thread: SqliteThread;

  constructor(file: string, { busyTimeoutMs = 5000, create = true }: SqliteFileOptions = {}) {
    this.#thread = startSqliteThread({ file: path.resolve(file), busyTimeoutMs, create });
  }

  /** Runs statements as one unit: all or none, in one commit with what others write meanwhile. */
  async write(statements: readonly Statement[]): Promise<QueryResult<unknown>[]> {
    const plain = statements.map(({ sql, parameters }) => ({ sql, parameters }));
    return (await this.#thread.run(plain)).map(asQueryResult);
  }

  /** Runs one statement, without the way through Kysely's driver. */
  async run({ sql, parameters }: Statement): Promise<QueryResult<unknown>> {
    const [result] = await this.#thread.run([{ sql, parameters }]);
    return asQueryResult(result as StatementResult);
  }

  createDriver(): Driver {
    return new ThreadDriver(this.#thread);
  }
  createAdapter() {
    return new TransactionalAdapter();
  }
  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }
  // biome-ignore lint/suspicious/noExplicitAny: an introspector reads any set of tables
  createIntrospector(db: Kysely<any>) {
    return new SqliteIntrospector(db);
  }
}

// Kysely leaves SQLite's transactions for table changes aside; with them, several processes that
// start at once change the tables one after the other.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ThreadDriver implements Driver {
  readonly #thread: SqliteThread;
  #sessions = 0;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.#thread);
  }

  // The write lock at once: a transaction that reads first can fail at its first write, without
  // waiting, when another process wrote meanwhile.
  async beginTransaction(connection: ThreadConnection): Promise<void> {
    this.#sessions += 1;
    connection.session = this.#sessions;
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  async commitTransaction(connection: ThreadConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
    connection.session = null;
  }
  async rollbackTransaction(connection: ThreadConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
    connection.session = null;
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.#thread.close();
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: SqliteThread;
  session: number | null = null;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const [result] = await this.#thread.run([{ sql, parameters }], this.session);
    return asQueryResult(result as StatementResult) as QueryResult<R>;
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

function asQueryResult({ rows, changes }: StatementResult): QueryResult<unknown> {
  return changes === null
    ? { rows: [...rows] }
    : { rows: [...rows], numAffectedRows: BigInt(changes) };
}
