import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { applyErasureRecords } from '../admin/erasure.ts';
import { agencyTimeInName } from '../agency-time.ts';
import type { Storage } from '../config.ts';
import { type LeadDatabase, openLeadDatabase } from '../store/database.ts';
import { openDatabaseFile } from '../store/database-file.ts';
import type { ErasureRow } from '../store/schema.ts';
import { takeServiceLock } from '../store/service-lock.ts';
import { isDamaged } from '../store/store-problem.ts';
import { readSecret } from '../store/visitor-key.ts';
import { CommandError, UsageError } from './arguments.ts';
import { fileOf } from './backup-store.ts';
import { exists, moveDurably } from './durable-files.ts';
import {
  backupFolder,
  erasedPeopleFile,
  listErasedPeople,
  readErasedPeople,
} from './erased-people.ts';
import { countStore } from './move-store.ts';

/** SQLite keeps the last changes of a database in files with these ends. */
const ENDS = ['', '-wal', '-shm'];

export type RestoreOptions = {
  readonly dataDir: string;
  /** Of the time in the name of the replaced store. */
  readonly timeZone: string;
  /** Restores also when nobody knows who was erased since the backup. */
  readonly confirmed: boolean;
};

/** What a restore needs from the store that it replaces. */
type ReplacedStore = {
  readonly secret: string;
  readonly erased: readonly ErasureRow[];
  readonly leadIds: readonly string[];
};

/**
 * Replaces the store by a copy of a backup. The replaced store is renamed, and persons erased since the backup are
 * erased in the copy too: those of the replaced store, and those in the lists beside the backups.
 * @returns the text to print
 * @throws when the service is running, the backup is of a newer version, or nobody knows who was erased; then
 * nothing was changed
 */
export async function restoreStore(
  storage: Storage,
  backup: string,
  options: RestoreOptions,
): Promise<string> {
  const store = fileOf(storage);
  if (!(await exists(backup))) throw new UsageError(`there is no file ${backup}`);
  await mkdir(path.dirname(store), { recursive: true, mode: 0o700 });
  // To the end: a service that starts meanwhile would write into the file that is replaced.
  const lock = await takeServiceLock(storage, 0);
  const copy = `${store}.part`;
  try {
    // Left by a restore that was killed.
    await removeDatabase(copy);
    await copyFile(backup, copy);
    if (await exists(`${backup}-wal`)) await copyFile(`${backup}-wal`, `${copy}-wal`);
    return await replaceStore(store, { file: backup, copy }, options);
  } finally {
    await removeDatabase(copy);
    lock.release();
  }
}

async function replaceStore(
  store: string,
  backup: { file: string; copy: string },
  { dataDir, timeZone, confirmed }: RestoreOptions,
): Promise<string> {
  const { file, copy } = backup;
  const folder = path.dirname(path.resolve(file));
  const before = await readReplaced(store);
  assertIsBackup(file, copy);
  // The tables of an older backup are migrated in the copy, which no other process uses.
  const database = await openLeadDatabase({ dialect: 'sqlite', file: copy });
  let lines: string[];
  try {
    const erased = await erasedSince(database, before, [folder, backupFolder(dataDir)]);
    if (erased.missing !== null && !confirmed) {
      throw new CommandError(
        `Nothing was changed: nobody knows who was erased since this backup, because there is no ${erased.missing}. Put that file there, or add --yes and erase these people again afterwards`,
      );
    }
    lines = await eraseAgain(database, erased.records, before);
    if (erased.missing !== null) {
      lines.push(
        'No list of erased people was found: erase again everyone erased since the backup.',
      );
    }
    await listErasedPeople(backupFolder(dataDir), database);
  } finally {
    await database.close();
  }
  const replaced = `${store}.replaced-${agencyTimeInName(timeZone)}`;
  if (await exists(store)) lines.push(`The store that was there is now ${replaced}.`);
  for (const end of ENDS) {
    if (await exists(store + end)) await rename(store + end, replaced + end);
  }
  await moveDurably(copy, store);
  return [
    `Restored into ${store}:`,
    ...lines,
    'Deliveries that were waiting when the backup was made will be sent when the service starts.\n',
  ].join('\n');
}

/**
 * A file of 0 bytes, or the database of another program, would become an empty store.
 * @throws CommandError for a file that is damaged, or is no backup of this service
 */
function assertIsBackup(backup: string, copy: string): void {
  try {
    const { database } = openDatabaseFile(copy, false);
    const tables = database.prepare("select 1 from sqlite_schema where name = 'leads'").get();
    database.close();
    if (tables !== undefined) return;
  } catch (error) {
    if (!isDamaged(error)) throw error;
  }
  throw new CommandError(
    `${backup} is damaged, or is no backup of this service: restore another one. Nothing was changed`,
  );
}

/** Null when there is no store, or it cannot be read. */
async function readReplaced(file: string): Promise<ReplacedStore | null> {
  if (!(await exists(file))) return null;
  try {
    const database = await openLeadDatabase({ dialect: 'sqlite', file }, { migrate: false });
    try {
      const erased = await database.db.selectFrom('erasure_records').selectAll().execute();
      const leads = await database.db.selectFrom('leads').select('id').execute();
      const secret = await readSecret(database);
      return { secret, erased, leadIds: leads.map(({ id }) => id) };
    } finally {
      await database.close();
    }
  } catch {
    return null;
  }
}

/**
 * The erasures since a backup. A store with another secret, such as one that a service made after the disk was
 * lost, does not know them.
 * @returns `missing`: the list that would name them; null when they are known
 */
async function erasedSince(
  backup: LeadDatabase,
  before: ReplacedStore | null,
  folders: readonly string[],
): Promise<{ records: ErasureRow[]; missing: string | null }> {
  const secret = await readSecret(backup);
  const files = [...new Set(folders)].map((folder) => erasedPeopleFile(folder, secret));
  const lists = await Promise.all(files.map(readErasedPeople));
  const known = [before?.secret === secret ? before.erased : null, ...lists];
  const missing = known.every((records) => records === null) ? files.join(' or ') : null;
  return { records: known.flatMap((records) => records ?? []), missing };
}

/** @returns lines to print */
async function eraseAgain(
  { transaction }: LeadDatabase,
  erased: readonly ErasureRow[],
  before: ReplacedStore | null,
): Promise<string[]> {
  return transaction(async (db) => {
    const inBackup = await db.selectFrom('leads').select('id').execute();
    await applyErasureRecords(db, erased);
    const { leads, deliveries } = await countStore(db);
    const known = new Set([
      ...inBackup.map(({ id }) => `lead ${id}`),
      ...erased.map(({ erasure_key }) => erasure_key),
    ]);
    const newer = before?.leadIds.filter((id) => !known.has(`lead ${id}`)).length ?? 0;
    return [
      `${leads} leads and ${deliveries} deliveries. Erased again: ${inBackup.length - leads} leads.`,
      ...(newer === 0
        ? []
        : [
            `${newer} leads came after the backup. They are only in the replaced store: set DATABASE_URL=file:<its name> to list or export them.`,
          ]),
    ];
  });
}

async function removeDatabase(file: string): Promise<void> {
  for (const end of ENDS) await rm(file + end, { force: true });
}
