import { existsSync } from 'node:fs';
import { parseStorageSettings } from './config.ts';
import { readDeskArguments, UsageError } from './desk/desk-arguments.ts';
import { DESK_COMMANDS, NotFoundError } from './desk/desk-commands.ts';
import { openLeadDatabase } from './leads/database.ts';
import { failureReason } from './leads/failure-reason.ts';
import { createLeadDesk } from './leads/lead-desk.ts';

const HELP = `The agency's desk for leads.

  npm run leads -- list     [--since 7d] [--status spam|dead|waiting|delivered] [--limit 20] [--json]
  npm run leads -- show     <id> [--json]
  npm run leads -- export   [--format csv|json] [--output file] [--since …] [--status …]
  npm run leads -- resend   <id>      try dead deliveries again, else mail the lead once more
  npm run leads -- release  <id>      mail a lead that is held as suspected spam
  npm run leads -- erase    <id> | --email <address>      delete for good
  npm run leads -- stats    [--since 30d] [--json]

<id> may be the beginning of an id. --since takes 30m, 24h, 7d or a date (2026-11-21).
DATABASE_URL and DATA_DIR say where the leads are, as for the service.
Ends with 0 when done, 1 when it failed or nothing fits, 2 when the command was not understood.
`;

// A reader that ends early, such as `head`, is no failure.
process.stdout.on('error', () => process.exit(0));
if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await runDesk(process.argv.slice(2));

async function runDesk(words: string[]): Promise<number> {
  try {
    const typed = readDeskArguments(words, new Date());
    if (typed.help || typed.command === 'help') return print(HELP, 0);
    const command = Object.hasOwn(DESK_COMMANDS, typed.command ?? '')
      ? DESK_COMMANDS[typed.command ?? '']
      : undefined;
    if (command === undefined) {
      throw new UsageError(
        typed.command === undefined
          ? 'a command is missing'
          : `there is no command "${typed.command}"`,
      );
    }
    const result = parseStorageSettings(process.env);
    if (!result.ok) {
      throw new UsageError(
        result.problems.map((problem) => `${problem.variable} ${problem.message}`).join('\n'),
      );
    }
    const database = await openLeadDatabase(result.settings.storage);
    try {
      return print(await command(createLeadDesk(database), typed), 0);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`leads: ${error.message}\nSee: npm run leads -- --help`);
      return 2;
    }
    console.error(
      `leads: ${error instanceof NotFoundError ? error.message : failureReason(error)}`,
    );
    return 1;
  }
}

function print(text: string, code: number): number {
  process.stdout.write(text);
  return code;
}
