import { parseStorageSettings, type Storage, type StorageSettings } from '../config.ts';
import type { Environment } from '../config-values.ts';
import { createLeadAdmin } from '../leads/admin/lead-admin.ts';
import { openLeadDatabase } from '../leads/store/database.ts';
import { SchemaError } from '../leads/store/migrations.ts';
import { assertNoService } from '../leads/store/service-lock.ts';
import { StoreFileError } from '../leads/store/store-problem.ts';
import { type LocaleSettings, readLocale } from '../locale.ts';
import { redactedError } from '../redacted-error.ts';
import { type LeadsArguments, readArguments } from './arguments.ts';
import { CommandError, UsageError } from './command-errors.ts';
import { LEADS_COMMANDS } from './commands.ts';
import { moveStore } from './move-store.ts';
import { backupStore, restoreStore } from './store-files.ts';

const HELP = `Looks after the agency's leads.

  npm run leads -- list     [--since 7d] [--status failed|waiting|delivered] [--json]
  npm run leads -- show     <id> [--json]
  npm run leads -- export   [--format csv|json] [--output file] [--since …] [--status …]
  npm run leads -- export   --person <address> [--output file]   everything stored of one person
  npm run leads -- resend   <id>      mail the lead to MAIL_TO once more, try what failed again
  npm run leads -- erase    <id> | --email <address> [--yes]   delete for good, all spellings of the address
  npm run leads -- stats    [--since 30d]
  npm run leads -- backup   [file]    one file with everything; the service may run; in backups/ of DATA_DIR without file
  npm run leads -- restore  <file>    a copy of a backup in the place of the store; stop the service first
  npm run leads -- move     --to postgres://…   copy everything, counting both sides; stop the service first

<id> may be the beginning of an id, or a reference. --since takes 30m, 24h, 7d or a date (2026-11-21).
DATABASE_URL and DATA_DIR say where the leads are, as for the service, from the environment or .env.
Ends with 0 when done, 1 when it failed or nothing fits, 2 when the command was not understood.
`;

export type Ended = { readonly code: number; readonly out: string; readonly err: string };

/**
 * Runs one command as it was typed after `npm run leads --`.
 * @param siteFolder of the built site, which knows the agency's time zone
 */
export async function runLeads(
  words: string[],
  env: Environment,
  siteFolder: string,
): Promise<Ended> {
  if (words.some((word) => /^(--help|-h|help)$/.test(word))) return { code: 0, out: HELP, err: '' };
  let err = '';
  try {
    const result = parseStorageSettings(env);
    const locale = readLocale(siteFolder);
    const typed = readArguments(words, new Date(), locale.timeZone);
    if (!result.ok) {
      const problems = result.problems.map(({ variable, message }) => `${variable} ${message}`);
      throw new UsageError(problems.join('\n'));
    }
    err = `leads: ${nameOf(result.settings.storage)}\n`;
    return { code: 0, out: await run(typed, result.settings, locale), err };
  } catch (error) {
    const code = error instanceof UsageError ? 2 : 1;
    const help = code === 2 ? 'See: npm run leads -- --help\n' : '';
    return { code, out: '', err: `${err}leads: ${reasonOf(error)}\n${help}` };
  }
}

async function run(
  typed: LeadsArguments,
  { storage, dataDir, recipients }: StorageSettings,
  { timeZone }: LocaleSettings,
): Promise<string> {
  const [operand, ...more] = typed.operands;
  if (typed.command === 'backup') return backupStore(storage, dataDir, operand ?? typed.output);
  if (typed.command === 'restore') {
    if (operand !== undefined && more.length === 0) return restoreStore(storage, operand);
    throw new UsageError('restore needs one backup file');
  }
  if (typed.command === 'move') return move(storage, typed);
  const name = typed.command ?? '';
  const command = Object.hasOwn(LEADS_COMMANDS, name) ? LEADS_COMMANDS[name] : undefined;
  if (command === undefined) {
    throw new UsageError(name === '' ? 'a command is missing' : `there is no command "${name}"`);
  }
  const database = await openLeadDatabase(storage, { create: false, migrate: false });
  const admin = createLeadAdmin(database, recipients);
  return command(admin, typed, timeZone).finally(database.close);
}

async function move(storage: Storage, { to }: LeadsArguments): Promise<string> {
  const read = parseStorageSettings({ DATABASE_URL: to });
  const target = read.ok && to !== undefined ? read.settings.storage : undefined;
  if (target?.dialect !== 'postgres' || storage.dialect !== 'sqlite') {
    throw new UsageError(
      'move goes from a file to --to, such as --to postgres://user:password@host:5432/name',
    );
  }
  await assertNoService(storage);
  const from = await openLeadDatabase(storage, { create: false, migrate: false });
  try {
    const there = await openLeadDatabase(target);
    const { leads, deliveries } = await moveStore(from, there).finally(there.close);
    return `Moved ${leads} leads and ${deliveries} deliveries to ${nameOf(target)}, both sides counted.\nNow set DATABASE_URL to it and start the service. The old store is as it was.\n`;
  } finally {
    await from.close();
  }
}

/** Where leads are, in words without a password. */
function nameOf(storage: Storage): string {
  if (storage.dialect === 'sqlite') return storage.file;
  const { host, pathname } = new URL(storage.url);
  return `postgres://${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  if ((error as { code?: string }).code === 'STORE_MISSING') {
    return `${(error as Error).message}. Nothing was made. Set DATA_DIR or DATABASE_URL as the service has them, or run this where its .env is`;
  }
  const told = [UsageError, CommandError, StoreFileError, SchemaError];
  if (told.some((kind) => error instanceof kind)) return (error as Error).message;
  return redactedError(error);
}
