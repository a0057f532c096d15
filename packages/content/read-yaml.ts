import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from './content-folder.ts';
import { splitEntry } from './split-entry.ts';

/** The YAML of a content file; of an article the part between the two lines of hyphens. */
export const yamlOf = (source: string, file: string) =>
  file.endsWith('.mdx') ? splitEntry(source).front : source;

const read = new Map<string, { changed: number; value: unknown }>();

/** The fields of a content file, parsed once until it changes; undefined when it does not exist. */
export function readYaml(file: string): unknown {
  const path = join(contentFolder, file);
  if (!existsSync(path)) return undefined;
  const changed = statSync(path).mtimeMs;
  const known = read.get(path);
  if (known?.changed === changed) return known.value;
  const value: unknown = parse(yamlOf(readFileSync(path, 'utf8'), path));
  read.set(path, { changed, value });
  return value;
}
