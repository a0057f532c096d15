import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentedShapes } from './documented-shapes.ts';
import { fieldTables, withFieldTables } from './field-tables.ts';

it('the field tables of docs/editing.md agree with the shapes; `npm run docs` writes them', () => {
  const guide = readFileSync('docs/editing.md', 'utf8');
  expect(withFieldTables(guide) === guide, 'docs/editing.md is stale: run `npm run docs`').toBe(
    true,
  );
});

it('every content file is of a kind that the guide explains', () => {
  const patterns = documentedShapes.map(({ file = '' }) => file.replace('<slug>', '*'));
  const explained = new Set(patterns.flatMap((pattern) => globSync(pattern)));
  const unexplained = globSync('content/**/*.{yaml,mdx}').filter((file) => !explained.has(file));
  expect(unexplained).toEqual([]);
});

it('every field in the tables says what it means', () => {
  const silent = fieldTables()
    .split('\n')
    .filter((line) => line.startsWith('| `') && line.endsWith('|  |'));
  expect(silent).toEqual([]);
});
