import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { parseStorageSettings, type Storage } from '../config.ts';
import { copyStore, type StoreCounts } from '../leads/admin/store-copy.ts';
import { type LeadDatabase, openLeadDatabase } from '../leads/store/database.ts';
import { assertNoService } from '../leads/store/service-lock.ts';
import { type LeadsArguments, UsageError } from './arguments.ts';

/** What a command over the whole store works with. */
export type StoreCommandParts = {
  readonly storage: Storage;
  readonly dataDir: string;
  readonly typed: LeadsArguments;
};

type StoreCommand = (database: LeadDatabase, parts: StoreCommandParts) => Promise<string>;

/** Commands over the whole store; each gives the last text to print. */
export const STORE_COMMANDS: Readonly<Record<string, StoreCommand>> = {
  async move(database, { storage, typed }) {
    if (typed.to === undefined) {
      throw new UsageError('move needs --to, such as --to postgres://user:password@host:5432/name');
    }
    const read = parseStorageSettings({ DATABASE_URL: typed.to });
    if (!read.ok) throw new UsageError(`--to ${read.problems[0]?.message}`);
    const target = read.settings.storage;
    if (nameOf(target) === nameOf(storage)) throw new UsageError('--to is the store itself');
    await assertNoService(storage);
    const counts = await copyInto(database, target);
    return `Moved to ${nameOf(target)}, both sides counted: ${listed(counts)}.\nNow set DATABASE_URL to it and start the service. The old store is as it was.\n`;
  },

  async backup(database, { storage, dataDir, typed }) {
    const name = typed.operands[0] ?? typed.output ?? path.join(dataDir, 'backups', backupName());
    const file = path.resolve(name);
    if (await exists(file)) throw new UsageError(`${file} exists already: name another file`);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const unfinished = `${file}.part`;
    await rm(unfinished, { force: true });
    if (storage.dialect === 'sqlite') {
      await sql`vacuum into ${unfinished}`.execute(database.db);
    } else {
      await copyInto(database, { dialect: 'sqlite', file: unfinished }, { sourceInUse: true });
    }
    await chmod(unfinished, 0o600);
    await sync(unfinished);
    await rename(unfinished, file);
    await sync(path.dirname(file));
    const { size } = await stat(file);
    return `Wrote ${file}, ${Math.ceil(size / 1000)} kB, readable by you only. It holds personal data.\n`;
  },

  async restore(database, { storage, typed }) {
    const [name, ...more] = typed.operands;
    if (name === undefined || more.length > 0)
      throw new UsageError('restore needs one backup file');
    const file = path.resolve(name);
    if (!(await exists(file))) throw new UsageError(`there is no file ${file}`);
    await assertNoService(storage);
    const backup = await openLeadDatabase({ dialect: 'sqlite', file }, { create: false });
    try {
      const counts = await copyStore(backup, database);
      return `Restored into ${nameOf(storage)}: ${listed(counts)}.\nDeliveries that waited when the backup was made are sent again.\n`;
    } finally {
      await backup.close();
    }
  },
};

/** Where leads are, in words without a password. */
export function nameOf(storage: Storage): string {
  if (storage.dialect === 'sqlite') return storage.file;
  const { hostname, port, pathname } = new URL(storage.url);
  return `postgres://${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}

async function copyInto(
  from: LeadDatabase,
  storage: Storage,
  use: { sourceInUse?: boolean } = {},
): Promise<StoreCounts> {
  const target = await openLeadDatabase(storage);
  try {
    return await copyStore(from, target, use);
  } finally {
    await target.close();
  }
}

function listed(counts: StoreCounts): string {
  const { leads, deliveries, delivery_attempts: attempts } = counts;
  return `${leads} leads, ${deliveries} deliveries, ${attempts} attempts`;
}

function backupName(): string {
  return `leads-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.db`;
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}

async function sync(name: string): Promise<void> {
  const handle = await open(name, 'r');
  await handle.sync().finally(() => handle.close());
}
