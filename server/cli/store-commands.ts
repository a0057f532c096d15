import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { parseStorageSettings, type Storage } from '../config.ts';
import type { LeadAdmin } from '../leads/admin/lead-admin.ts';
import { copyStore, expectUnused, type StoreCounts } from '../leads/admin/store-copy.ts';
import { type LeadDatabase, openLeadDatabase } from '../leads/store/database.ts';
import { type LeadsArguments, UsageError } from './arguments.ts';
import { leadsAsTable } from './lead-view.ts';

/** What a command over the whole store works with. */
export type StoreCommandParts = {
  readonly storage: Storage;
  readonly dataDir: string;
  /** The agency's, for times in lists. */
  readonly timeZone: string;
  readonly typed: LeadsArguments;
  readonly print: (text: string) => void;
};

type StoreCommand = (database: LeadDatabase, parts: StoreCommandParts) => Promise<string>;

const POLL_EVERY_MS = 1000;

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
    await expectUnused(database.db);
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
    const backup = await openLeadDatabase({ dialect: 'sqlite', file }, { create: false });
    try {
      const counts = await copyStore(backup, database);
      return `Restored into ${nameOf(storage)}: ${listed(counts)}.\nDeliveries that waited when the backup was made are sent again.\n`;
    } finally {
      await backup.close();
    }
  },
};

/** Prints each new lead as it comes, until the process is ended. */
export async function watchLeads(
  admin: LeadAdmin,
  { typed, timeZone, print }: StoreCommandParts,
): Promise<never> {
  const seen = new Set((await admin.list({ limit: 500 })).map(({ id }) => id));
  print(typed.json ? '' : 'Waiting for leads. Ctrl-C ends this.\n');
  for (;;) {
    await pause(POLL_EVERY_MS);
    const fresh = (await admin.list({ limit: 500 })).filter(({ id }) => !seen.has(id)).reverse();
    for (const lead of fresh) {
      seen.add(lead.id);
      print(
        typed.json
          ? `${JSON.stringify(lead)}\n`
          : leadsAsTable([lead], timeZone).split('\n').slice(1).join('\n'),
      );
    }
  }
}

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
