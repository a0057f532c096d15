import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Takes the settings of `.env` in the working folder into the environment, which wins.
 * @throws saying why the file cannot be read and what to do
 */
export function loadEnvironmentFile(): void {
  if (!existsSync('.env')) return;
  try {
    // Not process.loadEnvFile: it calls a file missing that may only not be read, and loses the first
    // line of a file with a byte order mark, as Windows' editors write it.
    const written = parseEnv(readFileSync('.env', 'utf8').replace(/^\uFEFF/, ''));
    for (const [name, value] of Object.entries(written)) process.env[name] ??= value;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = /EACCES|EPERM/.test(`${code} ${message}`)
      ? 'it may not be read by this user. Run the command as the user of the service, for example with sudo -u'
      : message;
    throw new Error(`${path.resolve('.env')} cannot be read: ${reason}`);
  }
}
