import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { fileOfEntry } from '@agency/content/entry-slugs.ts';
import { kindSchemas } from '@agency/content/kind-schemas.ts';
import { type KindKey, kinds } from '@agency/content/kinds.ts';
import type { ContentSchema, ImageSchema } from '@agency/content/schemas/picture.ts';
import { z } from 'astro/zod';
import { Document, isScalar, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { withSchemaLine } from '../reference/schema-line.ts';
import { type EntryKind, listed } from './entry-kinds.ts';

const starter = resolve(import.meta.dirname, '../../starter');
const pathSchema = (() => z.string()) as unknown as ImageSchema;
const style = {
  lineWidth: 110,
  defaultStringType: 'QUOTE_DOUBLE',
  defaultKeyType: 'PLAIN',
} as const;

/** The fields as YAML, each with the description of its schema as a comment. */
function yamlWithDescriptions(kind: KindKey, fields: Record<string, unknown>): string {
  const document = new Document(fields, { aliasDuplicateObjects: false });
  const schema: ContentSchema<z.ZodType> = kindSchemas[kind];
  const { properties = {} } = z.toJSONSchema(
    typeof schema === 'function' ? schema(pathSchema) : schema,
    { io: 'input', unrepresentable: 'any' },
  );
  for (const { key } of (document.contents as YAMLMap).items as Pair[]) {
    if (!isScalar(key)) continue;
    const property = properties[String(key.value)];
    if (typeof property === 'object' && property.description)
      key.commentBefore = ` ${property.description}`;
  }
  return document.toString(style);
}

/** Adds an entry to a list of the content. */
function addToList(file: string, list: string, fields: Record<string, unknown>): void {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : `${list}: []\n`;
  const document = parseDocument(source);
  document.addIn([list], document.createNode(fields));
  writeFileSync(file, document.toString({ ...style, lineWidth: 0 }));
}

/**
 * Creates an entry: its file with placeholders, or a new item in a list, and a placeholder picture.
 * @returns the path of the file
 * @throws when the slug or the name is in use
 */
export async function makeEntry(kind: EntryKind, name: string, slug: string): Promise<string> {
  const file = join(contentFolder, fileOfEntry(kinds[kind.kind], slug));
  const picture = kind.picture && join(dirname(file), kind.picture.name(slug));
  const taken = kind.list ? listed(kind).includes(name) : existsSync(file);
  if (taken || (picture && existsSync(picture)))
    throw new Error(
      `${taken ? file : picture} ${kind.list ? `has "${name}"` : 'exists'} already. Choose another ${kind.argument}, or give --slug.`,
    );
  const fields = kind.fields(name, slug);
  mkdirSync(dirname(file), { recursive: true });
  const drawing = await kind.picture?.draw?.(name);
  if (drawing && picture) writeFileSync(picture, drawing);
  else if (kind.picture && picture) copyFileSync(join(starter, kind.picture.from), picture);
  if (kind.list) addToList(file, kind.list, fields);
  else writeEntry(kind.kind, file, fields, kind.body);
  return file;
}

/** Writes the file of an entry, each field with its meaning as a comment. */
export function writeEntry(
  kind: KindKey,
  file: string,
  fields: Record<string, unknown>,
  body?: string,
): void {
  const yaml = yamlWithDescriptions(kind, fields);
  writeFileSync(file, body ? `---\n${yaml}---\n\n${body}` : withSchemaLine(file, yaml));
}
