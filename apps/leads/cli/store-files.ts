import { chmod, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { applyErasureRecords } from '../admin/erasure.ts';
import type { Storage } from '../config.ts';
import { openLeadDatabase } from '../store/database.ts';
import type { ErasureRow } from '../store/schema.ts';
import { assertNoService } from '../store/service-lock.ts';
import { UsageError } from './arguments.ts';
import { countStore } from './move-store.ts';

const stamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

const exists = async (file: string) => (await stat(file).catch(() => null)) !== null;

/** @throws UsageError for Postgres, which has its own backup programs */
function fileOf(storage: Storage): string {
  if (storage.dialect === 'sqlite') return storage.file;
  throw new UsageError('this store is a Postgres: use pg_dump and pg_restore for its backups');
}

/**
 * Writes a backup of the store into one file; the service may be running.
 * @param output the file; by default in `backups/` of the data folder
 * @returns the text to print
 */
export async function backupStore(
  storage: Storage,
  dataDir: string,
  output: string | undefined,
): Promise<string> {
  fileOf(storage);
  const file = path.resolve(output ?? path.join(dataDir, 'backups', `leads-${stamp()}.db`));
  if (await exists(file)) throw new UsageError(`${file} exists already: name another file`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.part`;
  await rm(unfinished, { force: true });
  const database = await openLeadDatabase(storage, { create: false, migrate: false });
  await sql`vacuum into ${unfinished}`.execute(database.db).finally(database.close);
  await moveDurably(unfinished, file);
  const { size } = await stat(file);
  return `Wrote ${file} (${Math.ceil(size / 1000)} kB). Only you can read it. It contains personal data.\n`;
}

/**
 * Replaces the store by a copy of a backup. The replaced store is renamed, and persons erased in it are erased
 * in the copy too. @returns the text to print
 * @throws when the service is running or the backup is of a newer version; then nothing was changed
 */
export async function restoreStore(storage: Storage, backup: string): Promise<string> {
  const store = fileOf(storage);
  if (!(await exists(backup))) throw new UsageError(`there is no file ${backup}`);
  await assertNoService(storage);
  const erased = await erasureRecordsOf(store);
  await mkdir(path.dirname(store), { recursive: true, mode: 0o700 });
  const unfinished = `${store}.part`;
  await copyFile(backup, unfinished);
  // The tables of an older backup are migrated in the copy, which no other process uses.
  const restored = await openLeadDatabase({ dialect: 'sqlite', file: unfinished });
  const { leads, deliveries } = await restored
    .transaction(async (db) => {
      await applyErasureRecords(db, erased ?? []);
      return countStore(db);
    })
    .finally(restored.close);
  const replaced = `${store}.replaced-${stamp()}`;
  const isReplaced = await exists(store);
  for (const end of ['-wal', '-shm', '']) {
    if (await exists(store + end)) await rename(store + end, replaced + end);
  }
  await moveDurably(unfinished, store);
  return [
    `Restored ${leads} leads and ${deliveries} deliveries into ${store}.`,
    ...(isReplaced ? [`The store that was there is now ${replaced}.`] : []),
    ...(erased === null
      ? ['It could not be read: erase again everyone you erased since the backup.']
      : []),
    'Deliveries that were waiting when the backup was made will be sent when the service starts.\n',
  ].join('\n');
}

/** The erasure records of a store; null when it cannot be read. */
async function erasureRecordsOf(file: string): Promise<ErasureRow[] | null> {
  if (!(await exists(file))) return [];
  try {
    const { db, close } = await openLeadDatabase({ dialect: 'sqlite', file }, { migrate: false });
    return await db.selectFrom('erasure_records').selectAll().execute().finally(close);
  } catch {
    return null;
  }
}

async function moveDurably(unfinished: string, file: string): Promise<void> {
  await chmod(unfinished, 0o600);
  await sync(unfinished);
  await rename(unfinished, file);
  await sync(path.dirname(file));
}

async function sync(name: string): Promise<void> {
  const handle = await open(name, 'r');
  await handle.sync().finally(() => handle.close());
}
