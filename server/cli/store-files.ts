import { chmod, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Storage } from '../config.ts';
import { applyErasureRecords } from '../leads/admin/erasure-records.ts';
import { openLeadDatabase } from '../leads/store/database.ts';
import type { ErasureRow } from '../leads/store/schema.ts';
import { assertNoService } from '../leads/store/service-lock.ts';
import { UsageError } from './command-errors.ts';
import { countStore } from './move-store.ts';

const stamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

const exists = async (file: string) => (await stat(file).catch(() => null)) !== null;

/** @throws UsageError for Postgres, which has its own programs for that */
function fileOf(storage: Storage): string {
  if (storage.dialect === 'sqlite') return storage.file;
  throw new UsageError('this store is a Postgres: use pg_dump and pg_restore for its backups');
}

/**
 * Writes one file with everything in the store; the service may run meanwhile.
 * @param named where to write it; without, into `backups/` of the data folder
 * @returns what was done, in words
 */
export async function backupStore(
  storage: Storage,
  dataDir: string,
  named: string | undefined,
): Promise<string> {
  const store = fileOf(storage);
  const file = path.resolve(named ?? path.join(dataDir, 'backups', `leads-${stamp()}.db`));
  if (await exists(file)) throw new UsageError(`${file} exists already: name another file`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.part`;
  await rm(unfinished, { force: true });
  const database = await openLeadDatabase(storage, { create: false, migrate: false });
  await sql`vacuum into ${unfinished}`.execute(database.db).finally(database.close);
  await putInPlace(unfinished, file);
  const { size } = await stat(file);
  return `Wrote ${file}, ${Math.ceil(size / 1000)} kB, readable by you only. It holds all personal data of ${store}.\n`;
}

/**
 * Puts a copy of a backup in the place of the store. The store that was there stays beside it, and a
 * person who was erased in it stays erased. @returns what was done, in words
 * @throws when the service runs, or the backup is of a newer version; then nothing was changed
 */
export async function restoreStore(storage: Storage, backup: string): Promise<string> {
  const store = fileOf(storage);
  if (!(await exists(backup))) throw new UsageError(`there is no file ${backup}`);
  await assertNoService(storage);
  const erased = await erasureRecordsOf(store);
  await mkdir(path.dirname(store), { recursive: true, mode: 0o700 });
  const unfinished = `${store}.part`;
  await copyFile(backup, unfinished);
  // Nobody uses the copy yet, so a backup of an older version may get its tables changed here.
  const restored = await openLeadDatabase({ dialect: 'sqlite', file: unfinished });
  const { leads, deliveries } = await restored
    .transaction(async (db) => {
      await applyErasureRecords(db, erased ?? []);
      return countStore(db);
    })
    .finally(restored.close);
  const replaced = await moveAside(store);
  await putInPlace(unfinished, store);
  return [
    `Restored ${leads} leads and ${deliveries} deliveries into ${store}.`,
    ...(replaced === null ? [] : [`The store that was there is now ${replaced}.`]),
    ...(erased === null
      ? ['It could not be read: erase again whom you erased since the backup.']
      : []),
    'Deliveries that waited when the backup was made are sent when the service starts.\n',
  ].join('\n');
}

/** Who was erased in a store; null when it cannot be read. */
async function erasureRecordsOf(file: string): Promise<ErasureRow[] | null> {
  if (!(await exists(file))) return [];
  try {
    const database = await openLeadDatabase({ dialect: 'sqlite', file }, { migrate: false });
    return await database.db
      .selectFrom('erasure_records')
      .selectAll()
      .execute()
      .finally(database.close);
  } catch {
    return null;
  }
}

async function moveAside(file: string): Promise<string | null> {
  if (!(await exists(file))) return null;
  const aside = `${file}.replaced-${stamp()}`;
  for (const end of ['-wal', '-shm', ''])
    if (await exists(file + end)) await rename(file + end, aside + end);
  return aside;
}

async function putInPlace(unfinished: string, file: string): Promise<void> {
  await chmod(unfinished, 0o600);
  await sync(unfinished);
  await rename(unfinished, file);
  await sync(path.dirname(file));
}

async function sync(name: string): Promise<void> {
  const handle = await open(name, 'r');
  await handle.sync().finally(() => handle.close());
}
