import { z } from 'astro/zod';
import type { ImageShape } from '../site/shapes/picture.ts';
import { type DocumentedShape, documentedShapes, sharedShapes } from './documented-shapes.ts';

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

// Outside Astro a picture is no more than its path.
const pathShape = (() => z.string()) as unknown as ImageShape;

const schemaOf = ({ shape }: Pick<DocumentedShape, 'shape'>): Field =>
  z.toJSONSchema(typeof shape === 'function' ? shape(pathShape) : shape, {
    io: 'input',
    unrepresentable: 'any',
  }) as Field;

const sharedNames = new Map(
  sharedShapes.map((shared) => [schemaOf(shared).description, shared.title]),
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

const begun = (words: string, change: 'toUpperCase' | 'toLowerCase') =>
  /^[A-Z]{2}/.test(words) ? words : (words[0] ?? '')[change]() + words.slice(1);

function meaningOf({ description, type, enum: choices, const: only, items }: Field): string {
  const bare = choices || only !== undefined ? '' : (types[type ?? ''] ?? '');
  const parts = [begun(description ?? bare, 'toUpperCase')];
  if (choices) parts.push(`One of: ${choices.join(', ')}`);
  const each = items && (sharedName(items) ?? (items.properties ? '' : items.description));
  if (each) parts.push(`Each: ${begun(each, 'toLowerCase')}`);
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
  if (schema.items?.properties) return [own, ...rowsWithin(schema.items, `${field}[].`)];
  if (schema.oneOf) {
    const kinds = schema.oneOf.flatMap((choice) => {
      const kind = String(choice.properties?.kind?.const);
      const { kind: _, ...properties } = choice.properties ?? {};
      return rowsWithin({ ...choice, properties }, `${field}.`).map((row) => ({
        ...row,
        meaning: `(kind: ${kind}) ${row.meaning}`,
      }));
    });
    const names = schema.oneOf.map((choice) => String(choice.properties?.kind?.const));
    const kind = { field: `${field}.kind`, needed: true, meaning: `One of: ${names.join(', ')}` };
    return [own, kind, ...kinds];
  }
  return [own];
}

function rowsWithin({ properties = {}, required = [] }: Field, prefix: string): Row[] {
  return Object.entries(properties).flatMap(([name, field]) =>
    rowsOf(prefix + name, field, required.includes(name)),
  );
}

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

function table(shape: DocumentedShape): string {
  const rows = rowsWithin(schemaOf(shape), '').map(
    ({ field, needed, meaning }) => `| \`${field}\` | ${needed ? 'yes' : '–'} | ${cell(meaning)} |`,
  );
  const file = shape.file ? `\n\n\`${shape.file}\`` : '';
  return `### ${shape.title}${file}\n\n| field | needed | meaning |\n| --- | --- | --- |\n${rows.join('\n')}`;
}

/** Markdown tables of every field of the content, from the shapes that check it. */
export function fieldTables(): string {
  return [...documentedShapes, ...sharedShapes].map(table).join('\n\n');
}

export const tableMarks = {
  begin: '<!-- fields: written by `npm run docs` from site/shapes; do not edit below -->',
  end: '<!-- fields: end -->',
} as const;

/** The guide with fresh tables between the two marks. @throws when a mark is missing */
export function withFieldTables(guide: string): string {
  const [before, rest] = guide.split(tableMarks.begin);
  const after = rest?.split(tableMarks.end)[1];
  if (before === undefined || after === undefined)
    throw new Error(
      `docs/editing.md needs the lines "${tableMarks.begin}" and "${tableMarks.end}".`,
    );
  return `${before}${tableMarks.begin}\n\n${fieldTables()}\n\n${tableMarks.end}${after}`;
}
