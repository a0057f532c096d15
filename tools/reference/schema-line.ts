import { globSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { kindOfFile } from '@agency/content/kind-schemas.ts';
import { schemaFile } from './field-tables.ts';

const prefix = '# yaml-language-server: $schema=';

/** Every YAML file of the content. */
export const contentYaml = () => globSync(join(contentFolder, '**/*.yaml'));

/**
 * The first line of a content file: the path of the schema with which editors complete and explain its fields.
 * @returns null for a file of an unknown kind
 */
export function schemaLine(file: string): string | null {
  const name = relative(contentFolder, file).replaceAll(sep, '/');
  const kind = kindOfFile(name);
  if (!kind) return null;
  const path = relative(dirname(resolve(file)), resolve(schemaFile(kind.title)));
  return `${prefix}${path.replaceAll(sep, '/')}`;
}

/** The text of a content file with that first line, added or replaced. */
export function withSchemaLine(file: string, text: string): string {
  const line = schemaLine(file);
  const rest = text.startsWith(prefix) ? text.slice(text.indexOf('\n') + 1) : text;
  return line === null ? text : `${line}\n${rest}`;
}
