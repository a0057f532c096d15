import { hash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { applyErasureRecords } from '../admin/erasure.ts';
import type { LeadDatabase } from '../store/database.ts';
import type { ErasureRow } from '../store/schema.ts';
import { readSecret } from '../store/visitor-key.ts';
import { CommandError } from './arguments.ts';

// A backup does not know who was erased after it. This file beside the backups does: one line for each erasure
// record, a keyed hash without personal data.
const HEADER =
  '# Who was erased, as keyed hashes. Keep this file beside the backups: leads restore and repeat-erasures read it.\n';
const LINE = /^([\d:.T-]+Z) ((?:lead|visitor) \S+)$/;

/** The folder of the backups. */
export const backupFolder = (dataDir: string): string => path.join(dataDir, 'backups');

/**
 * The list of erased people in a folder of backups. Its name has a hash of the store's secret: the hashes of
 * another store would erase nobody in this one.
 */
export function erasedPeopleFile(folder: string, secret: string): string {
  const store = hash('sha256', `erased people ${secret}`, 'hex').slice(0, 8);
  return path.join(folder, `erased-people-${store}.txt`);
}

/**
 * Reads a list of erased people; null when there is none.
 * @throws CommandError with the line that is wrong
 */
export async function readErasedPeople(file: string): Promise<ErasureRow[] | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new CommandError(`${file} cannot be read: ${error.message}`);
  });
  if (text === null) return null;
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return [];
    const [, erased_at, erasure_key] = LINE.exec(line) ?? [];
    if (erased_at !== undefined && erasure_key !== undefined) return [{ erasure_key, erased_at }];
    throw new CommandError(
      `${file}, line ${index + 1}: not an erasure. Correct or delete the line. Nothing was changed`,
    );
  });
}

/**
 * Adds the erasure records of the store that the list in the folder does not have yet; makes the list when there is
 * none. @returns the file
 */
export async function listErasedPeople(folder: string, database: LeadDatabase): Promise<string> {
  const file = erasedPeopleFile(folder, await readSecret(database));
  const records = await database.db.selectFrom('erasure_records').selectAll().execute();
  const listed = await readErasedPeople(file);
  const lineOf = ({ erased_at, erasure_key }: ErasureRow) => `${erased_at} ${erasure_key}\n`;
  const old = new Set(listed?.map(lineOf));
  const lines = records.map(lineOf).filter((line) => !old.has(line));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const list = await open(file, 'a', 0o600);
  try {
    await list.write((listed === null ? HEADER : '') + lines.join(''));
    await list.sync();
  } finally {
    await list.close();
  }
  return file;
}

/**
 * Erases the people of a list again, in a store whose database was restored by another program.
 * @param given the list; by default the one beside the backups
 * @returns the text to print
 */
export async function repeatErasures(
  database: LeadDatabase,
  dataDir: string,
  given: string | undefined,
): Promise<string> {
  const secret = await readSecret(database);
  const file = path.resolve(given ?? erasedPeopleFile(backupFolder(dataDir), secret));
  const records = await readErasedPeople(file);
  if (records === null) {
    throw new CommandError(`there is no list of erased people ${file}. Nothing was changed`);
  }
  if (given !== undefined && records.length === 0) {
    throw new CommandError(
      `${file} names nobody: give the list erased-people-….txt. Nothing was changed`,
    );
  }
  const erased = await database.transaction((db) => applyErasureRecords(db, records));
  const leads = erased === 1 ? 'one lead' : `${erased} leads`;
  return `Erased ${leads} again, with the ${records.length} lines of ${file}.\n`;
}
