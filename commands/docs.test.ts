import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { documentedSchemas } from './reference/documented-schemas.ts';
import { fieldTables, generatedFiles } from './reference/field-tables.ts';
import { contentYaml, schemaLine } from './reference/schema-line.ts';

it('the tables and schemas for editors agree with the schemas; `npm run docs` writes them', () => {
  for (const [file, text] of generatedFiles())
    expect(
      existsSync(file) && readFileSync(file, 'utf8') === text,
      `${file}: run npm run docs`,
    ).toBe(true);
});

it('every content file is of a kind that the guide explains', () => {
  const patterns = documentedSchemas.map(({ file = '' }) => file.replace('<slug>', '*'));
  const explained = new Set(patterns.flatMap((pattern) => globSync(pattern)));
  const unexplained = globSync('content/**/*.{yaml,mdx}').filter((file) => !explained.has(file));
  expect(unexplained).toEqual([]);
});

it('every YAML file of the content names its schema on top, for editors; `npm run docs` writes it', () => {
  for (const file of contentYaml()) {
    const [line = ''] = readFileSync(file, 'utf8').split('\n');
    expect(line, `${file}: run npm run docs`).toBe(schemaLine(file));
    expect(existsSync(join(dirname(file), line.split('=')[1] ?? '')), line).toBe(true);
  }
});

it('every field in the tables says what it means', () => {
  const silent = fieldTables()
    .split('\n')
    .filter((line) => line.startsWith('| `') && line.endsWith('|  |'));
  expect(silent).toEqual([]);
});
