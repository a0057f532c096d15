import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { holdWriteLock } from '../testing/sqlite-lock.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type LeadDatabase, openLeadDatabase } from './database.ts';
import { storeProblem } from './store-problem.ts';

type Break = (database: LeadDatabase, file: string) => Promise<unknown>;

const pragma = ({ db }: LeadDatabase, text: string) => sql.raw(`pragma ${text}`).execute(db);

/** Overwrites everything behind the first page, as a failing disk does. */
async function damage(database: LeadDatabase, file: string): Promise<void> {
  await pragma(database, 'wal_checkpoint(truncate)');
  await pragma(database, 'shrink_memory');
  const { size } = statSync(file);
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(size - 4096, 0xa5), 0, size - 4096, 4096);
  closeSync(opened);
}

/** Each breaks an open store; then a lead cannot be stored. */
const FAULTS: readonly (readonly [what: string, fix: string, breakStore: Break])[] = [
  [
    'a full disk',
    'free some space',
    // SQLite reports this size as it reports a full disk.
    (database) => pragma(database, 'max_page_count = 1'),
  ],
  ['a damaged file', 'restore a backup', damage],
  [
    'a file that cannot be written',
    'give its file and folder to this user',
    (database) => pragma(database, 'query_only = on'),
  ],
  ['a file that another process locks', 'end it', (_database, file) => holdWriteLock(file)],
];

it.each(FAULTS)('%s is reported with the name of the file and the fix', async (_, fix, fault) => {
  const file = path.join(await temporaryFolder(), 'leads.db');
  const database = await openLeadDatabase({ dialect: 'sqlite', file }, { lockWaitMs: 50 });
  onTestFinished(() => database.close());
  await fault(database, file);
  const value = 'x'.repeat(20_000);
  const row = { key: 'probe', value, changed_at: '' };
  const error = await database
    .transaction((db) => db.insertInto('service_state').values(row).execute())
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  const { message } = error as Error;
  expect(message).toMatch(new RegExp(`^${file}: .*${fix}`));
  // Once: the sentence for operators adds it to errors of Postgres and Node only.
  expect(storeProblem(error).split(fix)).toHaveLength(2);
});
