import { type Compilable, Kysely, PostgresDialect, type QueryResult } from 'kysely';
import pg from 'pg';
import type { Storage } from '../../config.ts';
import { migrateToLatest } from './migrations.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { LeadTables } from './schema.ts';
import { probeQueries } from './store-probe.ts';

/** An open store of leads, on SQLite or on Postgres. */
export type LeadDatabase = {
  readonly db: Kysely<LeadTables>;
  readonly dialect: Storage['dialect'];
  /** Runs one query and returns its rows. @throws when the store is down */
  read<Row>(query: Compilable<Row>): Promise<Row[]>;
  /**
   * Runs queries in their order in one transaction, without a round trip between them. On SQLite they
   * share one commit with what others write at the same time; when this returns, it is on the disk.
   * @throws when the store is down or full; then nothing was written
   */
  write(queries: readonly Compilable<unknown>[]): Promise<QueryResult<unknown>[]>;
  /** Writes a lead and takes it away again, on the disk. @throws when a lead could not be kept now */
  probe(): Promise<void>;
  close(): Promise<void>;
};

export type OpenOptions = {
  /** Told of connections that break; they are replaced by themselves. */
  readonly onBrokenConnection?: (error: Error) => void;
  /** False: a missing SQLite file is an error instead of a new, empty store. */
  readonly create?: boolean;
};

/**
 * Opens the store and brings its tables to the newest form.
 * @throws when the store cannot be reached or written
 */
export async function openLeadDatabase(
  storage: Storage,
  { onBrokenConnection = () => {}, create = true }: OpenOptions = {},
): Promise<LeadDatabase> {
  const sqlite =
    storage.dialect === 'sqlite' ? new NodeSqliteDialect(storage.file, { create }) : null;
  const db = new Kysely<LeadTables>({
    dialect:
      storage.dialect === 'postgres'
        ? new PostgresDialect({ pool: openPool(storage.url, onBrokenConnection) })
        : (sqlite as NodeSqliteDialect),
  });
  function write(queries: readonly Compilable<unknown>[]): Promise<QueryResult<unknown>[]> {
    const compiled = queries.map((query) => query.compile());
    if (sqlite !== null) return sqlite.write(compiled);
    return db.transaction().execute(async (transaction) => {
      const results: QueryResult<unknown>[] = [];
      for (const query of compiled) results.push(await transaction.executeQuery(query));
      return results;
    });
  }
  async function read<Row>(query: Compilable<Row>): Promise<Row[]> {
    const compiled = query.compile();
    const { rows } = await (sqlite === null ? db.executeQuery(compiled) : sqlite.run(compiled));
    return rows as Row[];
  }
  try {
    await migrateToLatest(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    dialect: storage.dialect,
    read,
    write,
    async probe() {
      await write(probeQueries(db));
    },
    close: () => db.destroy(),
  };
}

function openPool(url: string, onBrokenConnection: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Fail fast: a visitor waits for the answer.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    // A table that somebody locked is said to be locked, before the visitor gives up.
    lock_timeout: 5_000,
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    application_name: 'lead-service',
  });
  // Without these listeners a connection that breaks would end the whole process: the pool listens
  // only while a connection is idle, not between two queries of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onBrokenConnection));
  return pool;
}
