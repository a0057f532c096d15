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

type OpenThread = (isFirst: boolean) => Promise<SqliteThread>;

/** Kysely's SQLite dialect for `node:sqlite` in a thread, so that no native module has to be compiled. */
export class NodeSqliteDialect implements Dialect {
  readonly #open: OpenThread;

  constructor(file: string, { create, lockWaitMs }: Pick<OpenRequest, 'create' | 'lockWaitMs'>) {
    // Opened again, a missing file is an error: a new one would be an empty store.
    this.#open = (isFirst) => openSqliteThread({ file, create: create && isFirst, lockWaitMs });
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
  readonly #open: OpenThread;
  #thread: SqliteThread | undefined;

  constructor(open: OpenThread) {
    this.#open = open;
  }

  async init(): Promise<void> {
    this.#thread = await this.#open(true);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#thread === undefined) throw new Error('the database is not open');
    if (!this.#thread.isOpen()) this.#thread = await this.#open(false);
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
