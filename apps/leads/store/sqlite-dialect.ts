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
import type { OpenRequest } from './sqlite-messages.ts';
import { openSqliteThread, type SqliteThread } from './sqlite-thread.ts';

/** Kysely's SQLite dialect for `node:sqlite` in a thread, so that no native module has to be compiled. */
export class NodeSqliteDialect implements Dialect {
  readonly #open: () => Promise<SqliteThread>;

  constructor(file: string, { create, lockWaitMs }: Pick<OpenRequest, 'create' | 'lockWaitMs'>) {
    this.#open = () => openSqliteThread({ file, create, lockWaitMs });
  }

  createDriver(): Driver {
    return new ThreadDriver(this.#open);
  }

  createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  // biome-ignore lint/suspicious/noExplicitAny: the type of Kysely's interface
  createIntrospector(db: Kysely<any>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

// An interrupted migration is rolled back.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely gives the one connection to one user at a time. */
class ThreadDriver implements Driver {
  readonly #open: () => Promise<SqliteThread>;
  #thread: SqliteThread | undefined;

  constructor(open: () => Promise<SqliteThread>) {
    this.#open = open;
  }

  async init(): Promise<void> {
    this.#thread = await this.#open();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#thread === undefined) throw new Error('the database is not open');
    return new ThreadConnection(this.#thread);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#thread?.close();
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#thread.run(sql, parameters);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery(query);
  }
}
