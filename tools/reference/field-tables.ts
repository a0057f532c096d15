import { contentKinds } from '@agency/content/kind-schemas.ts';
import { offerParts, priceParts } from '@agency/content/offer-values.ts';
import { plainPlaceholders } from '@agency/content/placeholders.ts';
import type { ImageSchema } from '@agency/content/schemas/picture.ts';
import { z } from 'astro/zod';
import {
  blockTables,
  componentSchemas,
  type DocumentedSchema,
  sharedSchemas,
} from './documented-schemas.ts';

/** The parts of a JSON Schema that the tables read. */
type Field = {
  type?: string;
  description?: string;
  properties?: Record<string, Field>;
  required?: string[];
  items?: Field;
  enum?: string[];
  const?: unknown;
  oneOf?: Field[];
};

type Row = { field: string; needed: boolean; meaning: string };

// Outside Astro a picture is only its path.
const pathSchema = (() => z.string()) as unknown as ImageSchema;

const schemaOf = ({ schema }: Pick<DocumentedSchema, 'schema'>): Field =>
  z.toJSONSchema(typeof schema === 'function' ? schema(pathSchema) : schema, {
    io: 'input',
    unrepresentable: 'any',
    // Only for the editor in the browser.
    override: ({ jsonSchema }) => {
      delete jsonSchema.editor;
    },
  }) as Field;

const sharedNames = new Map(
  sharedSchemas.map((shared) => [schemaOf(shared).description, shared.title]),
);

const types: Record<string, string> = {
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
};

const anchorOf = (title: string) => `[${title}](#${title.toLowerCase().replaceAll(' ', '-')})`;

function sharedName(schema: Field): string | undefined {
  const title = sharedNames.get(schema.description);
  return title && anchorOf(title);
}

const withFirstLetter = (text: string, change: 'toUpperCase' | 'toLowerCase') =>
  /^[A-Z]{2}/.test(text) ? text : (text[0] ?? '')[change]() + text.slice(1);

function meaningOf({ description, type, enum: choices, const: only, items }: Field): string {
  const bare = choices || only !== undefined ? '' : (types[type ?? ''] ?? '');
  const parts = [withFirstLetter(description ?? bare, 'toUpperCase')];
  if (choices) parts.push(`One of: ${choices.join(', ')}`);
  const each = items && (sharedName(items) ?? (items.properties ? '' : items.description));
  if (each) parts.push(`Each: ${withFirstLetter(each, 'toLowerCase')}`);
  return parts.filter(Boolean).join('. ');
}

function rowsOf(field: string, schema: Field, needed: boolean): Row[] {
  const shared = sharedName(schema);
  if (shared) return [{ field, needed, meaning: shared }];
  const own = { field, needed, meaning: meaningOf(schema) };
  if (schema.properties) {
    const inner = rowsWithin(schema, `${field}.`);
    return schema.description ? [own, ...inner] : inner;
  }
  if (schema.items && sharedName(schema.items)) return [own];
  if (schema.items?.oneOf) return [own, ...rowsOfKinds(schema.items.oneOf, `${field}[].`)];
  if (schema.items?.properties) return [own, ...rowsWithin(schema.items, `${field}[].`)];
  if (schema.oneOf) {
    return [own, ...rowsOfKinds(schema.oneOf, `${field}.`)];
  }
  return [own];
}

/** The rows of a group whose fields depend on its `kind`. Each block has a table of its own. */
function rowsOfKinds(choices: readonly Field[], prefix: string): Row[] {
  const blocks = choices.flatMap(({ properties }) => properties?.block?.const ?? []);
  if (blocks.length > 0) {
    const [first] = blocks.map((block) => anchorOf(`Block ${String(block)}`));
    const meaning = `One of the blocks, each with a table: ${first} and those after it`;
    return [{ field: `${prefix}block`, needed: true, meaning }];
  }
  const names = choices.map((choice) => String(choice.properties?.kind?.const));
  const kinds = choices.flatMap((choice, index) => {
    const { kind: _, ...properties } = choice.properties ?? {};
    return rowsWithin({ ...choice, properties }, prefix).map((row) => ({
      ...row,
      meaning: `(kind: ${names[index]}) ${row.meaning}`,
    }));
  });
  return [
    { field: `${prefix}kind`, needed: true, meaning: `One of: ${names.join(', ')}` },
    ...kinds,
  ];
}

function rowsWithin({ properties = {}, required = [], oneOf }: Field, prefix: string): Row[] {
  if (oneOf) return rowsOfKinds(oneOf, prefix);
  return Object.entries(properties).flatMap(([name, field]) =>
    rowsOf(prefix + name, field, required.includes(name)),
  );
}

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

function table(schema: DocumentedSchema): string {
  const whole = schemaOf(schema);
  // A file that is a list: the fields of each entry.
  const rows = rowsWithin(whole.items ?? whole, whole.items ? '[].' : '').map(
    ({ field, needed, meaning }) => `| \`${field}\` | ${needed ? 'yes' : '–'} | ${cell(meaning)} |`,
  );
  const { description } = whole;
  const about = schema.isBlock && description ? `\n\n${description}.` : '';
  const file = schema.file ? `\n\n\`content/${schema.file.replace('*', '<slug>')}\`` : '';
  return `### ${schema.title}${file}${about}\n\n| field | needed | meaning |\n| --- | --- | --- |\n${rows.join('\n')}`;
}

/** Markdown tables of every field of the content, from the schemas that check it. */
export function fieldTables(): string {
  return [...contentKinds, ...blockTables, ...sharedSchemas, ...componentSchemas]
    .map(table)
    .join('\n\n');
}

/** The table of all placeholders. */
function placeholderTable(): string {
  const rows = [
    ...Object.entries(plainPlaceholders).map(([name, { meaning }]) => [name, meaning]),
    ...Object.entries(offerParts).map(([part, { meaning }]) => [`offer.${part}`, meaning]),
    ...Object.entries(priceParts).map(([part, { meaning }]) => [`website.${part}`, meaning]),
    ['terms.notice', 'the words of the term `notice` of offer.yaml'],
  ].map(
    ([name, meaning = '']) =>
      `| \`{${name}}\` | ${withFirstLetter(cell(meaning), 'toUpperCase')} |`,
  );
  return `## Placeholders

In every text, article and email. \`website\` is an example of a price in offer.yaml: write the name of yours. Articles also have the sentences of \`article.sentences\` in interface.yaml by their names.

| placeholder | shows |
| --- | --- |
${rows.join('\n')}`;
}

const introduction = `# All fields

Written by \`npm run docs\` and \`npm run dev\` from \`packages/content/schemas/\`. \`docs/editing.md\` explains how to use it.

In a field's name, \`a.b\` means the field \`b\` inside the group \`a\`, and \`a[]\` means each entry of the list \`a\`. What may be written between the paragraphs of an article (\`<Callout … />\` and the others) comes last.`;

/** The path of the JSON Schema of a kind of content. */
export const schemaFile = (title: string) =>
  `docs/schemas/${title.toLowerCase().replaceAll(/\W+/g, '-')}.json`;

const asFile = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** All files generated from the schemas: the tables, and JSON Schemas for completion in code editors. */
export function generatedFiles(): Map<string, string> {
  const yaml = contentKinds.filter(({ file }) => file.endsWith('.yaml'));
  return new Map([
    [
      'docs/fields.md',
      `${introduction}\n\n${placeholderTable()}\n\n## Fields\n\n${fieldTables()}\n`,
    ],
    ...yaml.map((schema) => [schemaFile(schema.title), asFile(schemaOf(schema))] as const),
  ]);
}
