import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const mistakes: { file: string; from: string; test: string }[] = parse(
  readFileSync(join(import.meta.dirname, '../seeded-mistakes.yaml'), 'utf8'),
);

it.each(mistakes)('$file has the text that a seeded mistake replaces', ({ file, from, test }) => {
  expect(readFileSync(file, 'utf8')).toContain(from);
  expect(readFileSync(test, 'utf8')).not.toBe('');
});
