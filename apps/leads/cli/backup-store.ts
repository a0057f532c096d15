import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { agencyTimeInName } from '../agency-time.ts';
import type { Storage } from '../config.ts';
import { redactedError } from '../redacted-error.ts';
import { openLeadDatabase } from '../store/database.ts';
import { CommandError, UsageError } from './arguments.ts';
import { exists, moveDurably } from './durable-files.ts';
import { backupFolder, listErasedPeople } from './erased-people.ts';

/** @throws UsageError for Postgres, which has its own backup programs */
export function fileOf(storage: Storage): string {
  if (storage.dialect === 'sqlite') return storage.file;
  throw new UsageError(
    'this store is a Postgres: use pg_dump and pg_restore for its backups, then repeat-erasures',
  );
}

export type BackupOptions = {
  readonly dataDir: string;
  /** Of the time in the name. */
  readonly timeZone: string;
  /** The file; by default in `backups/` of the data folder. */
  readonly output: string | undefined;
};

/**
 * Writes a backup of the store into one file, and beside it the list of erased people; the service may be running.
 * @returns the text to print
 */
export async function backupStore(
  storage: Storage,
  { dataDir, timeZone, output }: BackupOptions,
): Promise<string> {
  fileOf(storage);
  const file = path.resolve(
    output ?? path.join(backupFolder(dataDir), `leads-${agencyTimeInName(timeZone)}.db`),
  );
  if (await exists(file)) throw new UsageError(`${file} exists already: name another file`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.part`;
  await rm(unfinished, { force: true });
  const database = await openLeadDatabase(storage, { create: false, migrate: false });
  try {
    await sql`vacuum into ${unfinished}`.execute(database.db);
    await listErasedPeople(path.dirname(file), database);
    await moveDurably(unfinished, file);
  } catch (error) {
    // Its message names the store, and the disk that is full may be that of the backup.
    throw new CommandError(`${file} was not written: ${redactedError(error)}`);
  } finally {
    await database.close();
    // A part of the data of people.
    await rm(unfinished, { force: true });
  }
  const { size } = await stat(file);
  return `Wrote ${file} (${Math.ceil(size / 1000)} kB). Only you can read it. It contains personal data.\n`;
}
