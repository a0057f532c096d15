import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What a file holds; undefined where there is none. */
export const readYaml = (file: string): unknown =>
  existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;

/** Every text in it, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
