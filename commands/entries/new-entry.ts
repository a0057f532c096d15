import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { Document, isScalar } from 'yaml';
import { contentFolder } from '../../site/content/content-folder.ts';
import type { ImageSchema } from '../../site/schemas/picture.ts';
import { withSchemaLine } from '../reference/schema-line.ts';
import { type EntryKind, slugsIn } from './entry-kinds.ts';

const pathSchema = (() => z.string()) as unknown as ImageSchema;

/** The fields as YAML, over each the meaning that its schema gives it. */
function yamlWithMeanings(kind: EntryKind, fields: Record<string, unknown>): string {
  const schema = typeof kind.schema === 'function' ? kind.schema(pathSchema) : kind.schema;
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const document = new Document(fields, { aliasDuplicateObjects: false });
  for (const [name, property] of Object.entries(properties)) {
    const meaning = typeof property === 'object' ? property.description : undefined;
    const key = document.contents
      ? (document.contents as unknown as { items: { key: unknown }[] }).items.find(
          (pair) => isScalar(pair.key) && pair.key.value === name,
        )?.key
      : undefined;
    if (meaning && isScalar(key)) key.commentBefore = ` ${meaning}`;
  }
  return document.toString({
    lineWidth: 110,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  });
}

/**
 * Makes the folder of a new entry: its file with starter words, and a picture of an existing entry.
 * @returns the path of the file
 * @throws when the slug is taken or there is no entry to copy a picture from
 */
export function makeEntry(kind: EntryKind, name: string, slug: string): string {
  const folder = join(contentFolder, kind.folder, slug);
  const file = join(folder, kind.file);
  if (existsSync(folder))
    throw new Error(`${folder} exists already. Choose another ${kind.asks}, or give --slug.`);
  const model = slugsIn(kind.folder, kind.file)
    .map((other) => join(contentFolder, kind.folder, other, kind.picture))
    .find((path) => existsSync(path));
  if (!model)
    throw new Error(
      `No entry in ${join(contentFolder, kind.folder)} has a ${kind.picture} to copy.`,
    );
  const yaml = yamlWithMeanings(kind, kind.fields(name));
  mkdirSync(folder);
  copyFileSync(model, join(folder, kind.picture));
  writeFileSync(file, kind.body ? `---\n${yaml}---\n\n${kind.body}` : withSchemaLine(file, yaml));
  return file;
}
