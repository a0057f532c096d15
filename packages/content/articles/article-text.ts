import { readFileSync } from 'node:fs';
import { withArticlePlaceholders } from '../placeholders.ts';
import { splitEntry } from '../split-entry.ts';

/** The text of an article as it is compiled, after as many empty lines as its fields have. */
export function bodyOf(file: string): string {
  const { body, linesBefore } = splitEntry(readFileSync(file, 'utf8'));
  return '\n'.repeat(linesBefore) + withArticlePlaceholders(body);
}
