import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes the settings of `.env` in the working folder into the environment, which wins.
 * @throws saying why the file cannot be read and what to do
 */
export function loadEnvironmentFile(): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = /EACCES|EPERM/.test(`${code} ${message}`)
      ? 'it may not be read by this user. Run the command as the user of the service, for example with sudo -u'
      : message;
    throw new Error(`${path.resolve('.env')} cannot be read: ${reason}`);
  }
}
