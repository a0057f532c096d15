import { loadEnvironmentFile } from '../environment-file.ts';
import { siteFolder } from '../locale.ts';
import { runLeads } from './run-leads.ts';

// A reader that ends early, such as `head`, is not an error.
process.stdout.on('error', () => process.exit(0));
// Exports and backups are readable by their owner only.
process.umask(0o077);
try {
  loadEnvironmentFile();
  const { code, out, err } = await runLeads(process.argv.slice(2), process.env, siteFolder());
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
} catch (error) {
  console.error(`leads: ${(error as Error).message}`);
  process.exitCode = 1;
}
