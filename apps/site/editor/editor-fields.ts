import { readdirSync } from 'node:fs';
import { inContent } from '@agency/content/content-folder.ts';
import type { GroupPageKey } from '@agency/content/kinds.ts';
import { groupNames } from '@agency/content/schemas/group-name.ts';
import type { ContentSchema, ImageSchema } from '@agency/content/schemas/picture.ts';
import { z } from 'astro/zod';

/** A field of Sveltia CMS, as its configuration writes it. */
export type EditorField = { name: string; widget: string } & Record<string, unknown>;

/** What the editor needs to know about a schema in addition to JSON Schema. */
type Hints = {
  minlength?: number;
  maxlength?: number;
  /** What the pattern of the text asks for. */
  rule?: string;
  picture?: true;
  entry?: string;
  groupsOf?: GroupPageKey;
  default?: boolean;
};

type JsonSchema = {
  type?: string;
  format?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  enum?: string[];
  const?: unknown;
  oneOf?: JsonSchema[];
  pattern?: string;
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  editor?: Hints;
};

const pictureSchema = (() =>
  z.string().meta({ editor: { picture: true } })) as unknown as ImageSchema;

/** A schema as JSON Schema, with hints for pictures and dates. */
const readSchema = (schema: ContentSchema<z.ZodType>) =>
  z.toJSONSchema(typeof schema === 'function' ? schema(pictureSchema) : schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { format: 'date' });
    },
  }) as JsonSchema;

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Labels for fields whose names only programmers understand. */
const labels: Record<string, string> = {
  alt: 'what can be seen',
  changed: 'what was changed',
  checked: 'facts checked on',
  choices: 'choices in the forms',
  ComparisonTable: 'table',
  faq: 'questions and answers',
  href: 'link',
  ink: 'dark colour',
  machines: 'search and AI',
  mark: 'square logo',
  marquee: 'moving line of text',
  ring: 'text in a circle',
  seo: 'in search results',
  src: 'file',
  url: 'web address',
};

const abbreviations = /\b(ai|faq|gst|id|pdf|seo)\b/gi;

/** keyPoints: Key points. */
export const labelOf = (name: string) => {
  const text = (labels[name] ?? name)
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return capitalise(text).replaceAll(abbreviations, (match) => match.toUpperCase());
};

/** The field that says which of several groups of fields it is. */
const typeKeyOf = ([first]: readonly JsonSchema[]) => (first?.properties?.block ? 'block' : 'kind');

const isSafe = (limit: number | undefined) => limit !== undefined && Math.abs(limit) < 2 ** 53 - 1;

const limits = (names: readonly [string, string], low?: number, high?: number) => ({
  ...(isSafe(low) && { [names[0]]: low }),
  ...(isSafe(high) && { [names[1]]: high }),
});

const minMax = ['min', 'max'] as const;
const maxSingleLine = 90;

function textWidget({ pattern, editor: { minlength, maxlength = 0, rule } = {} }: JsonSchema) {
  const widget = maxlength > maxSingleLine ? 'text' : 'string';
  return {
    widget,
    ...limits(['minlength', 'maxlength'], minlength, maxlength || undefined),
    ...(pattern && rule && { pattern: [pattern, `Write ${rule}`] }),
  };
}

/** The alternatives of a field with a `kind`, or of a `block`. */
function kindsOf(options: readonly JsonSchema[]) {
  const typeKey = typeKeyOf(options);
  return {
    typeKey,
    types: options.map((option) => {
      const { [typeKey]: type, ...properties } = option.properties ?? {};
      const name = String(type?.const);
      return { name, label: labelOf(name), fields: fieldsWithin({ ...option, properties }) };
    }),
  };
}

function listWidget({ items = {}, minItems, maxItems }: JsonSchema) {
  const count = limits(minMax, minItems, maxItems);
  if (items.editor?.entry || items.enum) return { ...widgetOf(items), multiple: true, ...count };
  const shared = { widget: 'list', collapsed: 'auto', ...count };
  if (items.oneOf) return { ...shared, ...kindsOf(items.oneOf) };
  if (items.properties) return { ...shared, fields: fieldsWithin(items) };
  return { ...shared, field: fieldOf('item', items, true) };
}

function widgetOf(schema: JsonSchema): { widget: string } & Record<string, unknown> {
  const { type, editor = {}, properties, oneOf, prefixItems, additionalProperties } = schema;
  if (editor.picture) return { widget: 'image' };
  if (editor.entry)
    return {
      widget: 'relation',
      collection: editor.entry,
      value_field: '{{slug}}',
      display_fields: ['{{slug}}'],
    };
  if (editor.groupsOf) return { widget: 'select', options: groupNames(editor.groupsOf) };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (schema.const !== undefined) return { widget: 'hidden', default: schema.const };
  if (schema.format === 'date')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true };
  if (oneOf) return { widget: 'object', collapsed: 'auto', ...kindsOf(oneOf) };
  if (properties) {
    const fields = fieldsWithin(schema);
    return { widget: 'object', collapsed: fields.length > 3 ? 'auto' : false, fields };
  }
  if (prefixItems) {
    const count = prefixItems.length;
    return listWidget({ items: prefixItems[0] ?? {}, minItems: count, maxItems: count });
  }
  if (typeof additionalProperties === 'object') return { widget: 'keyvalue' };
  if (type === 'array') return listWidget(schema);
  if (type === 'boolean') return { widget: 'boolean', default: editor.default ?? false };
  if (type === 'integer' || type === 'number')
    return {
      widget: 'number',
      value_type: type === 'integer' ? 'int' : 'float',
      ...(type === 'number' && { step: 0.0001 }),
      ...limits(minMax, schema.minimum, schema.maximum),
    };
  if (type === 'string') return textWidget(schema);
  throw new Error(`The editor has no field for ${JSON.stringify(schema).slice(0, 200)}.`);
}

/** Whether the limits or the pattern of a text allow an empty one. */
const allowsEmpty = ({ pattern, minLength = 0, editor: { minlength = 0 } = {} }: JsonSchema) =>
  pattern ? new RegExp(pattern).test('') : minLength === 0 && minlength === 0;

/** Whether the form may leave a field blank that the file must have. */
function mayBeBlank(schema: JsonSchema): boolean {
  const { type, minItems = 0, editor = {} } = schema;
  if (type === 'array') return minItems === 0;
  const isText = type === 'string' && !schema.enum && schema.const === undefined;
  return isText && !editor.picture && !editor.entry && !editor.groupsOf && allowsEmpty(schema);
}

function fieldOf(name: string, schema: JsonSchema, required: boolean): EditorField {
  return {
    name,
    label: labelOf(name),
    ...(schema.description && { hint: capitalise(schema.description) }),
    required: required && !mayBeBlank(schema),
    ...widgetOf(schema),
    ...(required && schema.format === 'date' && { default: '{{now}}' }),
    ...(name === 'author' &&
      schema.editor?.entry && { default: readdirSync(inContent('people'))[0] }),
  };
}

/** Required fields are first. */
const fieldsWithin = ({ properties = {}, required = [] }: JsonSchema): EditorField[] =>
  Object.entries(properties)
    .filter(([, { properties: inner }]) => !inner || Object.keys(inner).length > 0)
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name)))
    .sort((a, b) => Number(b.required) - Number(a.required));

/** The fields of a kind of content, or of an article component. A file that is one list has one field. */
export function editorFields(schema: ContentSchema<z.ZodType>): EditorField[] {
  const read = readSchema(schema);
  return read.type === 'array'
    ? [{ ...fieldOf('entries', read, true), root: true }]
    : fieldsWithin(read);
}
