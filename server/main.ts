import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseSettings } from './config.ts';
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
  const siteFolder = path.resolve(import.meta.dirname, '../dist');
  const starting = startService(result.settings, { siteFolder });
  stopOnSignal(async () => (await starting).stop());
  try {
    await starting;
  } catch (error) {
    console.error(`The service cannot start: ${failureReason(error)}`);
    process.exitCode = 1;
  }
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
