import { type ContentKind, kindOfFile } from '@agency/content/kind-schemas.ts';
import { yamlOf } from '@agency/content/read-yaml.ts';
import type { ImageSchema } from '@agency/content/schemas/picture.ts';
import { z } from 'astro/zod';
import { isScalar, parseDocument } from 'yaml';

type Field = {
  editor?: { entry?: string };
  properties?: Record<string, Field>;
  items?: Field;
  oneOf?: Field[];
  anyOf?: Field[];
};
type Path = (string | number)[];

// Outside Astro a picture is only its path.
const pathSchema = (() => z.string()) as unknown as ImageSchema;

const fieldsOf = ({ schema }: ContentKind) =>
  z.toJSONSchema(typeof schema === 'function' ? schema(pathSchema) : schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as Field;

/** The places of a value whose field names an entry of a folder. */
function referencesIn(value: unknown, field: Field, folder: string, path: Path = []): Path[] {
  const kinds = [...(field.oneOf ?? []), ...(field.anyOf ?? [])];
  const inKinds = kinds.flatMap((kind) => referencesIn(value, kind, folder, path));
  if (inKinds.length > 0) return inKinds;
  if (field.editor?.entry === folder) return typeof value === 'string' ? [path] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      referencesIn(item, field.items ?? {}, folder, [...path, index]),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    referencesIn(part, field.properties?.[name] ?? {}, folder, [...path, name]),
  );
}

/**
 * Replaces the name of an entry in the fields that name entries, as their schemas say. Other texts stay as they are.
 * @param name of the file in the content folder
 * @param source its text
 */
export function withReference(
  name: string,
  source: string,
  entry: { folder: string; slug: string; next: string },
): string {
  const kind = kindOfFile(name);
  const yaml = yamlOf(source, name);
  if (!kind || !yaml.includes(entry.slug)) return source;
  const document = parseDocument(yaml);
  const ranges = referencesIn(document.toJS(), fieldsOf(kind), entry.folder)
    .map((path) => document.getIn(path, true))
    .filter((node) => isScalar(node) && node.value === entry.slug)
    .map((node) => (node as { range: [number, number, number] }).range);
  const edited = ranges
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end]) => {
      const written = text.slice(start, end).replace(entry.slug, () => entry.next);
      return text.slice(0, start) + written + text.slice(end);
    }, yaml);
  return source.replace(yaml, () => edited);
}
