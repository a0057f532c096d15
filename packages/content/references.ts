import { z } from 'astro/zod';
import type { ContentKind } from './kind-schemas.ts';
import type { ImageSchema } from './schemas/picture.ts';

type Field = {
  editor?: { entry?: string; leftOut?: boolean };
  properties?: Record<string, Field>;
  items?: Field;
  oneOf?: Field[];
  anyOf?: Field[];
};

/** A field that names an entry. */
export type Reference = {
  path: (string | number)[];
  /** The folder of the entry's kind. */
  folder: string;
  slug: string;
  /** Pages leave it out while it is not published. */
  leftOut: boolean;
};

// Outside Astro a picture is only its path.
const pathSchema = (() => z.string()) as unknown as ImageSchema;

function referencesIn(value: unknown, field: Field, path: Reference['path']): Reference[] {
  const kinds = [...(field.oneOf ?? []), ...(field.anyOf ?? [])];
  const inKinds = kinds.flatMap((kind) => referencesIn(value, kind, path));
  if (inKinds.length > 0) return inKinds;
  const { entry: folder, leftOut = false } = field.editor ?? {};
  if (folder) return typeof value === 'string' ? [{ path, folder, slug: value, leftOut }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => referencesIn(item, field.items ?? {}, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    referencesIn(part, field.properties?.[name] ?? {}, [...path, name]),
  );
}

const described = new Map<string, Field>();

/** The fields of a kind as JSON Schema, made once. */
function fieldsOf({ key, schema }: ContentKind): Field {
  const fields =
    described.get(key) ??
    (z.toJSONSchema(typeof schema === 'function' ? schema(pathSchema) : schema, {
      io: 'input',
      unrepresentable: 'any',
    }) as Field);
  described.set(key, fields);
  return fields;
}

/** The fields of a file that name entries, as the schema of its kind says. */
export const referencesOf = (kind: ContentKind, fields: unknown): Reference[] =>
  referencesIn(fields, fieldsOf(kind), []);
