import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseSettings, type Settings } from './config.ts';
import { failureReason } from './leads/failure-reason.ts';
import { startService } from './service.ts';

const PATIENCE_AT_STOP_MS = 30_000;

if (existsSync('.env')) process.loadEnvFile('.env');
await run();

async function run(): Promise<void> {
  const result = parseSettings(process.env);
  if (!result.ok) {
    console.error('The service cannot start. Mend these settings (environment or .env):');
    for (const { variable, message } of result.problems) console.error(`  ${variable} ${message}`);
    process.exitCode = 1;
    return;
  }
  // The build's own name for its output folder, see astro.config.ts.
  const siteFolder = path.resolve(
    process.env.DIST_DIR ?? path.join(import.meta.dirname, '../dist'),
  );
  const starting = startService(result.settings, { siteFolder });
  stopOnSignal(async () => (await starting).stop());
  try {
    const { address } = await starting;
    if (process.stdout.isTTY) console.log(welcome(result.settings, address));
  } catch (error) {
    console.error(`The service cannot start: ${failureReason(error)}`);
    process.exitCode = 1;
  }
}

/** For a person at a terminal; log collectors see JSON lines only. */
function welcome({ storage, mail }: Settings, address: string): string {
  const site = address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');
  const leads = storage.dialect === 'sqlite' ? storage.file : 'Postgres';
  const letters = mail.way.kind === 'folder' ? `${site}/dev/mail` : 'over SMTP';
  return `\n  Site   ${site}\n  Leads  ${leads}\n  Mail   ${letters}\n`;
}

/** Stops in order at the first SIGTERM or SIGINT, at once at the second. */
function stopOnSignal(stop: () => Promise<void>): void {
  let asked = false;
  function onSignal(): void {
    if (asked) process.exit(1);
    asked = true;
    // Leases free whatever is still under way then.
    setTimeout(() => process.exit(1), PATIENCE_AT_STOP_MS).unref();
    stop().catch(() => {
      process.exitCode = 1;
    });
  }
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
