import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The file without symbolic links: under two names the lock of the service would be two locks. */
export function realFile(file: string): string {
  try {
    if (existsSync(file)) return realpathSync(file);
    return path.join(realpathSync(path.dirname(file)), path.basename(file));
  } catch {
    // The folder is made at the start.
    return file;
  }
}
