import { setTimeout as pause } from 'node:timers/promises';
import { LEAD_FIELDS } from '@agency/contract/lead-forms.ts';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { createTables } from './tables.ts';
import { separateVisitors } from './visitor-key-migration.ts';

// Add a change of the tables as a new entry at the end whose name sorts after the others.
const MIGRATIONS: Record<string, Migration> = {
  '2026-11-leads-and-outbox': createTables,
  '2026-12-separate-visitors': separateVisitors,
};

// biome-ignore lint/suspicious/noExplicitAny: a migrator works on any set of tables
type Tables = Kysely<any>;

/** The tables are of another version. */
export class SchemaError extends Error {
  readonly schema: 'older' | 'newer';
  constructor(schema: SchemaError['schema'], message: string) {
    super(message);
    this.schema = schema;
  }
}

/**
 * Checks that the tables are of this version; only the service migrates them.
 * @throws SchemaError that says whether the store is older or newer than this version, and what to do
 */
export async function assertSchema(db: Tables): Promise<void> {
  const done = await executedMigrations(db);
  assertNotNewer(done);
  const isComplete = (await missingColumns(db)).length === 0;
  if (isComplete && Object.keys(MIGRATIONS).every((name) => done.includes(name))) return;
  throw new SchemaError(
    'older',
    'the lead store has the tables of an older version. Start the service of this version once: it changes them. Nothing was changed',
  );
}

/**
 * Migrates the tables to the latest version. Several processes may run it at once: on Postgres Kysely takes a
 * lock; on SQLite the slower process fails and retries.
 * @throws SchemaError when the store is of a newer version, else the last error
 */
export async function migrateToLatest(db: Tables): Promise<void> {
  assertNotNewer(await executedMigrations(db));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  for (let attempts = 1; ; attempts += 1) {
    try {
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) throw error;
      return await addFieldColumns(db);
    } catch (error) {
      // Two processes may add one column at once: the slower one fails and retries.
      if (attempts === 30) throw error;
    }
    await pause(100);
  }
}

async function executedMigrations(db: Tables): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

function assertNotNewer(done: readonly string[]): void {
  const unknown = done.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown === undefined) return;
  throw new SchemaError(
    'newer',
    `the lead store has the tables of a newer version (${unknown}). Use that version, or restore a backup from before it. Nothing was changed`,
  );
}

/** Fields of the forms without a column in the table `leads`. */
async function missingColumns(db: Tables): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'leads')?.columns ?? [];
  return LEAD_FIELDS.filter((field) => !columns.some(({ name }) => name === field));
}

/**
 * Adds missing columns, so that a new field of the contract needs no migration. It is empty in older leads. The
 * column of a removed field is not deleted.
 */
export async function addFieldColumns(db: Tables): Promise<void> {
  for (const field of await missingColumns(db)) {
    const table = db.schema.alterTable('leads');
    await table.addColumn(field, 'text', (column) => column.notNull().defaultTo('')).execute();
  }
}
