import { parseStorageSettings } from '../config.ts';
import { loadEnvironmentFile } from '../environment-file.ts';
import { createLeadAdmin } from '../leads/admin/lead-admin.ts';
import { StoreCopyError } from '../leads/admin/store-copy.ts';
import { openLeadDatabase } from '../leads/store/database.ts';
import { SchemaError } from '../leads/store/migrations.ts';
import { StoreFileError } from '../leads/store/store-problem.ts';
import { redactedError } from '../redacted-error.ts';
import { readArguments, UsageError } from './arguments.ts';
import { LEADS_COMMANDS, NotFoundError } from './commands.ts';
import { nameOf, STORE_COMMANDS } from './store-commands.ts';

const HELP = `Looks after the agency's leads.

  npm run leads -- list     [--since 7d] [--status failed|waiting|delivered] [--limit 20] [--json]
  npm run leads -- show     <id> [--json]
  npm run leads -- export   [--format csv|json] [--output file] [--since …] [--status …]
  npm run leads -- export   --person <address> [--output file]   everything stored of one person
  npm run leads -- resend   <id>      mail the lead to MAIL_TO once more, try what failed again
  npm run leads -- erase    <id> | --email <address> [--yes]   delete for good, all spellings of the address
  npm run leads -- stats    [--since 30d] [--json]
  npm run leads -- backup   [file]    a copy that can be restored; the service may run; in backups/ of DATA_DIR without file
  npm run leads -- restore  <file>    fill an empty store; stop the service first
  npm run leads -- move     --to postgres://…   copy everything, counting both sides; stop the service first

<id> may be the beginning of an id. --since takes 30m, 24h, 7d or a date (2026-11-21). Times are those of TIME_ZONE.
DATABASE_URL and DATA_DIR say where the leads are, as for the service, from the environment or .env.
No command makes a store where there is none, except restore.
Ends with 0 when done, 1 when it failed or nothing fits, 2 when the command was not understood.
`;

// A reader that ends early, such as `head`, is no failure.
process.stdout.on('error', () => process.exit(0));
// Exports and backups are for their owner only.
process.umask(0o077);
process.exitCode = await runCommand(process.argv.slice(2));

async function runCommand(words: string[]): Promise<number> {
  try {
    if (words.some((word) => /^(--help|-h|help)$/.test(word))) return print(HELP, 0);
    loadEnvironmentFile();
    const result = parseStorageSettings(process.env);
    const timeZone = result.ok ? result.settings.timeZone : 'UTC';
    const typed = readArguments(words, new Date(), timeZone);
    const name = typed.command ?? '';
    const command = Object.hasOwn(LEADS_COMMANDS, name) ? LEADS_COMMANDS[name] : undefined;
    const whole = Object.hasOwn(STORE_COMMANDS, name) ? STORE_COMMANDS[name] : undefined;
    if (command === undefined && whole === undefined) {
      throw new UsageError(
        typed.command === undefined
          ? 'a command is missing'
          : `there is no command "${typed.command}"`,
      );
    }
    if (!result.ok) {
      throw new UsageError(
        result.problems.map((problem) => `${problem.variable} ${problem.message}`).join('\n'),
      );
    }
    const { storage, dataDir, recipients } = result.settings;
    const fills = name === 'restore';
    const database = await openLeadDatabase(storage, { create: fills, migrate: fills });
    console.error(`leads: ${nameOf(storage)}`);
    try {
      if (whole !== undefined) return print(await whole(database, { storage, dataDir, typed }), 0);
      const admin = createLeadAdmin(database, recipients);
      return print((await command?.(admin, typed, timeZone)) ?? '', 0);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`leads: ${error.message}\nSee: npm run leads -- --help`);
      return 2;
    }
    console.error(`leads: ${reasonOf(error)}`);
    return 1;
  }
}

function reasonOf(error: unknown): string {
  if ((error as { code?: string }).code === 'STORE_MISSING') {
    return `${(error as Error).message}. Nothing was made. Set DATA_DIR or DATABASE_URL as the service has them, or run this where its .env is`;
  }
  const told = [NotFoundError, StoreCopyError, StoreFileError, SchemaError];
  if (told.some((kind) => error instanceof kind)) return (error as Error).message;
  return redactedError(error);
}

function print(text: string, code: number): number {
  process.stdout.write(text);
  return code;
}
