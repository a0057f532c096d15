import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Storage } from '../config.ts';
import { newId } from './lead.ts';
import { assertSchema, migrateToLatest } from './migrations.ts';
import type { LeadTables } from './schema.ts';
import { type RunTransaction, shareTransactions } from './shared-transaction.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

/** An open store of leads, on SQLite or on Postgres. */
export type LeadDatabase = {
  readonly db: Kysely<LeadTables>;
  readonly dialect: Storage['dialect'];
  /**
   * Runs one transaction; when it returns, the data is on the disk. Every write uses it: while another process
   * has the lock of a SQLite file it waits.
   * @throws when the store is down, full, or locked for too long; then nothing was written
   */
  transaction<Result>(work: (db: Transaction<LeadTables>) => Promise<Result>): Promise<Result>;
  /** Writes and deletes a row on the disk. @throws when a lead could not be stored now */
  probe(): Promise<void>;
  close(): Promise<void>;
};

export type OpenOptions = {
  /** Called when a connection breaks; the pool replaces it. */
  readonly onBrokenConnection?: (error: Error) => void;
  /** False: a missing SQLite file is an error instead of a new, empty store. */
  readonly create?: boolean;
  /** False: tables of another version are an error instead of being migrated. */
  readonly migrate?: boolean;
  /** How long a write waits for the file's lock; 3 seconds by default. */
  readonly lockWaitMs?: number;
  /** How long Postgres may take for one query; 12 seconds by default. */
  readonly queryMs?: number;
};

/**
 * Opens the store.
 * @throws when it cannot be reached or written; SchemaError when its tables are of another version
 */
export async function openLeadDatabase(
  storage: Storage,
  {
    onBrokenConnection = () => {},
    create = true,
    migrate = true,
    lockWaitMs = 3000,
    queryMs = 12_000,
  }: OpenOptions = {},
): Promise<LeadDatabase> {
  const { dialect } = storage;
  const db = new Kysely<LeadTables>({
    dialect: openDialect(storage, { create, lockWaitMs, queryMs, onBrokenConnection }),
  });

  const runAlone: RunTransaction = (work) =>
    db.transaction().execute(async (transaction) => {
      if (dialect === 'postgres') await limitTime(transaction);
      return work(transaction);
    });
  // Postgres has a connection for each transaction and groups commits itself.
  const transaction = dialect === 'sqlite' ? shareTransactions(runAlone) : runAlone;

  try {
    await (migrate ? migrateToLatest(db) : assertSchema(db));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    dialect,
    transaction,
    probe: () => transaction(probe),
    close: () => db.destroy(),
  };
}

/** Opens nothing before the first query. */
function openDialect(
  storage: Storage,
  options: Required<Pick<OpenOptions, 'create' | 'lockWaitMs' | 'queryMs' | 'onBrokenConnection'>>,
) {
  if (storage.dialect === 'postgres') {
    return new PostgresDialect({ pool: openPool(storage.url, options) });
  }
  return new NodeSqliteDialect(storage.file, options);
}

function openPool(
  url: string,
  { queryMs, onBrokenConnection }: Required<Pick<OpenOptions, 'queryMs' | 'onBrokenConnection'>>,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Fail fast: a visitor waits for the response.
    connectionTimeoutMillis: 5_000,
    query_timeout: queryMs,
    keepAlive: true,
    application_name: 'lead-service',
  });
  // Without these listeners a connection that breaks would end the whole process: the pool listens
  // only while a connection is idle, not between two queries of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onBrokenConnection));
  // A connection can die without a word: its host is lost, or a firewall forgets it. Its query runs out of time,
  // and without this the next lead would get the same dead connection.
  pool.on('release', (_error, client) => {
    const isAnswered = 'readyForQuery' in client && client.readyForQuery === true;
    if (!isAnswered && client instanceof pg.Client) void client.end();
  });
  return pool;
}

// In the transaction: PgBouncer refuses connections that set them at the start.
async function limitTime(db: Transaction<LeadTables>): Promise<void> {
  await sql`select set_config('statement_timeout', '10000', true),
    set_config('lock_timeout', '5000', true),
    set_config('idle_in_transaction_session_timeout', '15000', true)`.execute(db);
}

/** Checks disk, file, tables and locks by writing and deleting a row. */
async function probe(db: Transaction<LeadTables>): Promise<void> {
  await db.selectFrom('leads').select('id').limit(1).execute();
  const row = { key: newId(), value: 'probe', changed_at: new Date().toISOString() };
  await db.insertInto('service_state').values(row).execute();
  await db.deleteFrom('service_state').where('key', '=', row.key).execute();
}
