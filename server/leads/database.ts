import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Storage } from '../config.ts';
import { migrateToLatest } from './migrations.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { LeadTables } from './schema.ts';

/** An open store of leads, on SQLite or on Postgres. */
export type LeadDatabase = {
  readonly db: Kysely<LeadTables>;
  readonly dialect: Storage['dialect'];
  /** @throws when the store does not answer */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens the store and brings its tables to the newest form.
 * @param onBrokenConnection told of connections that break; they are replaced by themselves
 * @throws when the store cannot be reached or written
 */
export async function openLeadDatabase(
  storage: Storage,
  onBrokenConnection: (error: Error) => void = () => {},
): Promise<LeadDatabase> {
  const db = new Kysely<LeadTables>({
    dialect:
      storage.dialect === 'sqlite'
        ? new NodeSqliteDialect(storage.file)
        : new PostgresDialect({ pool: openPool(storage.url, onBrokenConnection) }),
  });
  try {
    await migrateToLatest(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    dialect: storage.dialect,
    async ping() {
      await sql`select 1`.execute(db);
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
