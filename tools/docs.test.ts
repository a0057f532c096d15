import { globSync, readFileSync } from 'node:fs';
import { contentKinds } from '@agency/content/kind-schemas.ts';
import { expect, it } from 'vitest';
import { fieldTables, generatedFiles } from './reference/field-tables.ts';
import { contentYaml, schemaLine } from './reference/schema-line.ts';

it('every content file has a table of its fields', () => {
  const patterns = contentKinds.map(({ file }) => `content/${file}`);
  const explained = new Set(patterns.flatMap((pattern) => globSync(pattern)));
  const unexplained = globSync('content/**/*.{yaml,mdx}').filter((file) => !explained.has(file));
  expect(unexplained).toEqual([]);
});

it('every YAML file of the content names its schema in the first line, for code editors', () => {
  for (const file of contentYaml())
    expect(readFileSync(file, 'utf8').split('\n')[0], file).toBe(schemaLine(file));
});

it('every field in the tables has a meaning, and every YAML file has a schema that code editors read', () => {
  const silent = fieldTables()
    .split('\n')
    .filter((line) => line.startsWith('| `') && line.endsWith('|  |'));
  expect(silent).toEqual([]);
  for (const [file, text] of generatedFiles())
    if (file.endsWith('.json')) expect(JSON.parse(text)).toHaveProperty('$schema');
});
