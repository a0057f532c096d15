import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generatedFiles } from './reference/field-tables.ts';
import { contentYaml, withSchemaLine } from './reference/schema-line.ts';

const named = contentYaml().map(
  (file) => [file, withSchemaLine(file, readFileSync(file, 'utf8'))] as const,
);

for (const [file, text] of [...generatedFiles(), ...named]) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.info(`Wrote ${file}.`);
}
