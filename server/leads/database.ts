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
 * @param onIdleError told of connections that break while nobody uses them; they are replaced by themselves
 * @throws when the store cannot be reached or written
 */
export async function openLeadDatabase(
  storage: Storage,
  onIdleError: (error: Error) => void = () => {},
): Promise<LeadDatabase> {
  const db = new Kysely<LeadTables>({
    dialect:
      storage.dialect === 'sqlite'
        ? new NodeSqliteDialect(storage.file)
        : new PostgresDialect({ pool: openPool(storage.url, onIdleError) }),
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

function openPool(url: string, onIdleError: (error: Error) => void): pg.Pool {
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
  // Without a listener a broken idle connection would end the whole process.
  pool.on('error', onIdleError);
  return pool;
}
