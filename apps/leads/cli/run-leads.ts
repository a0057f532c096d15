import { createLeadAdmin } from '../admin/lead-admin.ts';
import {
  type Environment,
  parseStorageSettings,
  type Storage,
  type StorageSettings,
} from '../config.ts';
import { readLocale } from '../locale.ts';
import { redactedError } from '../redacted-error.ts';
import { openLeadDatabase } from '../store/database.ts';
import { SchemaError } from '../store/migrations.ts';
import { takeServiceLock } from '../store/service-lock.ts';
import { storageName } from '../store/storage-name.ts';
import { StoreFileError } from '../store/store-problem.ts';
import { CommandError, type LeadsArguments, readArguments, UsageError } from './arguments.ts';
import { backupStore } from './backup-store.ts';
import { LEADS_COMMANDS } from './commands.ts';
import { backupFolder, listErasedPeople, repeatErasures } from './erased-people.ts';
import { moveStore } from './move-store.ts';
import { restoreStore } from './restore-store.ts';

const HELP = `Lists, exports, resends and deletes the agency's leads.

  npm run leads -- list     [--since 7d] [--status failed|waiting|acknowledged|delivered]
  npm run leads -- show     <id>
  npm run leads -- export   [--format csv|json] [--output file] [--since …] [--status …]
  npm run leads -- export   --person <address> [--output file]   all data of one person
  npm run leads -- resend   <id>      email the lead to MAIL_TO again and retry failed deliveries
  npm run leads -- resend   --status waiting|failed   the same for all these leads, without recipients who had theirs
  npm run leads -- acknowledge <id> | --status failed   the heartbeat no longer reports these failed leads
  npm run leads -- erase    <id> | --email <address> --yes   delete permanently, including other spellings of the address
  npm run leads -- stats    [--since 30d]
  npm run leads -- backup   [file]    write a copy that can be restored (default: DATA_DIR/backups/); the service may be running
  npm run leads -- restore  <file>    replace the database by a backup; stop the service first
  npm run leads -- repeat-erasures [file]   after pg_restore: erase again everyone erased since the backup
  npm run leads -- move     --to postgres://…   copy everything to another database and compare the counts; stop the service first

<id> may be the beginning of an id, or a reference. --since takes 30m, 24h, 7d or a date (2026-11-21).
The commands use DATABASE_URL and DATA_DIR from the environment or .env, like the service.
Exit codes: 0 success, 1 failed or not found, 2 usage error.
`;

export type CommandResult = { readonly code: number; readonly out: string; readonly err: string };

/**
 * Runs one command.
 * @param args the arguments after `npm run leads --`
 * @param siteFolder folder of the built site, which has the agency's time zone
 */
export async function runLeads(
  args: string[],
  env: Environment,
  siteFolder: string,
): Promise<CommandResult> {
  if (args.some((arg) => /^(--help|-h|help)$/.test(arg))) return { code: 0, out: HELP, err: '' };
  let err = '';
  try {
    const result = parseStorageSettings(env);
    const { timeZone } = readLocale(siteFolder);
    const parsed = readArguments(args, new Date(), timeZone);
    if (!result.ok) {
      const problems = result.problems.map(({ variable, message }) => `${variable} ${message}`);
      throw new UsageError(problems.join('\n'));
    }
    // A backup prints nothing but its result, so that cron sends no email about one that worked.
    if (parsed.command !== 'backup') err = `leads: ${storageName(result.settings.storage)}\n`;
    return { code: 0, out: await run(parsed, result.settings, timeZone), err };
  } catch (error) {
    const code = error instanceof UsageError ? 2 : 1;
    const help = code === 2 ? 'See: npm run leads -- --help\n' : '';
    return { code, out: '', err: `${err}leads: ${reasonOf(error)}\n${help}` };
  }
}

async function run(
  args: LeadsArguments,
  { storage, dataDir, recipients }: StorageSettings,
  timeZone: string,
): Promise<string> {
  const { command: name, operands, output } = args;
  const [operand] = operands;
  if (name === 'backup')
    return backupStore(storage, { dataDir, timeZone, output: operand ?? output });
  if (name === 'move') return move(storage, args);
  if (name === 'restore') {
    const options = { dataDir, timeZone, confirmed: args.yes };
    if (operand !== undefined) return restoreStore(storage, operand, options);
    throw new UsageError('restore needs a backup file');
  }
  const command = Object.hasOwn(LEADS_COMMANDS, name) ? LEADS_COMMANDS[name] : undefined;
  if (command === undefined && name !== 'repeat-erasures') {
    throw new UsageError(name === '' ? 'No command given' : `Unknown command "${name}"`);
  }
  // After the restore of an older dump nothing else migrates the tables before the service starts.
  const migrate = command === undefined;
  const database = await openLeadDatabase(storage, { create: false, migrate });
  try {
    if (command === undefined) return await repeatErasures(database, dataDir, operand);
    const out = await command(createLeadAdmin(database, recipients), args, timeZone);
    if (name !== 'erase') return out;
    const list = await listErasedPeople(backupFolder(dataDir), database);
    return `${out}A backup brings nobody back while ${list} is beside it.\n`;
  } finally {
    await database.close();
  }
}

async function move(storage: Storage, { to }: LeadsArguments): Promise<string> {
  const read = parseStorageSettings({ DATABASE_URL: to });
  const target = read.ok ? read.settings.storage : undefined;
  if (target?.dialect !== 'postgres' || storage.dialect !== 'sqlite') {
    throw new UsageError(
      'move copies a file to --to, such as --to postgres://user:password@host:5432/name',
    );
  }
  const lock = await takeServiceLock(storage, 0);
  try {
    const from = await openLeadDatabase(storage, { create: false, migrate: false });
    try {
      const copy = await openLeadDatabase(target);
      const { leads, deliveries } = await moveStore(from, copy).finally(copy.close);
      return `Copied to ${storageName(target)}; the counts match: ${leads} leads, ${deliveries} deliveries.\nNow set DATABASE_URL to it and start the service. Then delete ${storage.file}*: it still has everybody, and nobody is erased from it.\n`;
    } finally {
      await from.close();
    }
  } finally {
    lock.release();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof StoreFileError && error.code === 'STORE_MISSING') {
    return `${error.message}. Set DATA_DIR or DATABASE_URL to the service's values, or run this in the folder with its .env`;
  }
  const hasOwnMessage = [UsageError, CommandError, StoreFileError, SchemaError];
  return hasOwnMessage.some((kind) => error instanceof kind)
    ? (error as Error).message
    : redactedError(error);
}
