import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The file, or all files in the folder except those of git, which change with each `git pull`. */
export function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.split(sep).includes('.git'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
