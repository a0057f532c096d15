import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../content-folder.ts';
import { kindOfFile } from '../kind-schemas.ts';
import { contentFiles } from './unreadable-content.ts';

/**
 * The other files whose check can change with a file: those that name an entry, and the entries of the groups that a
 * page lists.
 */
export function dependentFiles(name: string): string[] {
  const kind = kindOfFile(name);
  const others = contentFiles().filter((other) => other !== name);
  if (kind?.groups) return others.filter((other) => kindOfFile(other)?.parent === kind.key);
  if (!kind?.entries) return [];
  const [before = '', after = ''] = kind.file.split('*');
  const slug = name.slice(before.length, -after.length);
  return others.filter((other) => readFileSync(join(contentFolder, other), 'utf8').includes(slug));
}
