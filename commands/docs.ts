import { readFileSync, writeFileSync } from 'node:fs';
import { withFieldTables } from './field-tables.ts';

const guide = 'docs/editing.md';
const before = readFileSync(guide, 'utf8');
const after = withFieldTables(before);
if (after === before) console.info(`${guide} is up to date.`);
else {
  writeFileSync(guide, after);
  console.info(`Wrote the field tables of ${guide}.`);
}
