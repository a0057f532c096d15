import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from './content-folder.ts';

const read = new Map<string, { changed: number; value: unknown }>();

/** A YAML file of the content, parsed once until it changes; undefined when it does not exist. */
export function readYaml(file: string): unknown {
  const path = join(contentFolder, file);
  if (!existsSync(path)) return undefined;
  const changed = statSync(path).mtimeMs;
  const known = read.get(path);
  if (known?.changed === changed) return known.value;
  const value: unknown = parse(readFileSync(path, 'utf8'));
  read.set(path, { changed, value });
  return value;
}
