import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Adds the settings of `.env` in the working folder to the environment, whose values have priority.
 * @throws when the file cannot be read; the message says why and what to do
 */
export function loadEnvironmentFile(): void {
  if (!existsSync('.env')) return;
  try {
    // Not process.loadEnvFile: it reports a file without read permission as missing, and ignores the first line
    // of a file with a byte order mark, which editors on Windows write.
    const settings = parseEnv(readFileSync('.env', 'utf8').replace(/^\uFEFF/, ''));
    for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = /EACCES|EPERM/.test(`${code} ${message}`)
      ? 'it may not be read by this user. Run the command as the user of the service, for example with sudo -u'
      : message;
    throw new Error(`${path.resolve('.env')} cannot be read: ${reason}`);
  }
}
