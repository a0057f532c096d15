import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { z } from 'astro/zod';
import { distance } from 'fastest-levenshtein';
import { isInContent, pictureNameProblem } from '../picture-path.ts';
import { readContentFile } from '../read-yaml.ts';
import type { ContentSchema, ImageSchema } from '../schemas/picture.ts';
import { pictureProblems } from './picture-problems.ts';

const pictureEndings = /\.(jpe?g|png|webp|avif|svg|gif)$/i;

/** A picture's path that must lead to a file, counted from the content file that names it. */
function pictureBeside(file: string): ImageSchema {
  const folder = dirname(file);
  const check = () =>
    z
      .string({ error: 'is missing. Name a picture file, such as ./cover.jpg.' })
      .superRefine((path, context) => {
        const target = resolve(folder, path);
        const wrongName = pictureNameProblem(path);
        if (wrongName) {
          context.addIssue(`names the picture "${path}", which ${wrongName}.`);
          return;
        }
        if (!isInContent(target)) {
          context.addIssue(
            `names the picture "${path}", which is outside the content folder. Copy it into the folder.`,
          );
          return;
        }
        const there = existsSync(dirname(target)) ? readdirSync(dirname(target)) : [];
        if (there.includes(basename(target))) return;
        const pictures = there.filter((name) => pictureEndings.test(name)).join(', ');
        const choice = pictures ? `The folder has: ${pictures}.` : 'That folder has no pictures.';
        context.addIssue(
          `names the picture "${path}", which does not exist. Put the file there or correct the name. ${choice}`,
        );
      });
  // Only checks: the type of Astro's own image() is not needed, the data goes through it afterwards.
  return check as unknown as ImageSchema;
}

function unknownField(name: string, known: readonly string[]): string {
  const [nearest] = known
    .map((other) => ({ other, steps: distance(name, other) }))
    .filter(({ steps }) => steps <= 2)
    .sort((a, b) => a.steps - b.steps);
  const fix = nearest
    ? `Did you mean "${nearest.other}"?`
    : `Remove it, or use one of: ${known.join(', ')}.`;
  return `is not a known field. ${fix}`;
}

const typeNames: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'a group of fields',
  string: 'text (put it in quotes when it looks like a number or a date)',
};

/** Messages for mistakes where the schema itself has none. */
const errorMap: z.core.$ZodErrorMap = (issue) => {
  const purpose = (issue.inst as z.ZodType | undefined)?.description;
  const means = purpose ? ` It means: ${purpose}.` : '';
  if (issue.code === 'invalid_type' && issue.input === undefined) return `is missing.${means}`;
  if (issue.code === 'invalid_type')
    return `must be ${typeNames[issue.expected] ?? issue.expected}.${means}`;
  if (issue.code === 'invalid_value')
    return `must be ${issue.values.map((value) => `"${String(value)}"`).join(' or ')}.${means}`;
  if (issue.code === 'too_big') return `is too large: at most ${issue.maximum}.${means}`;
  if (issue.code === 'too_small') return `is too small: at least ${issue.minimum}.${means}`;
  return undefined;
};

const valueAt = (data: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown>)?.[part], data);

/** The English text of a missing word: a link by its label, a list by its first entry. */
export function englishOf(value: unknown): string {
  if (typeof value === 'string') return ` In English: “${value}”.`;
  const [first] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return first === undefined ? '' : englishOf(first);
}

/** The schema's message about a field, which is "missing" for each value of a wrong type. */
function messageOf(issue: z.core.$ZodIssue, data: unknown, english: unknown): string {
  const missing = /^is missing\.?/;
  const value = valueAt(data, issue.path);
  if (value === undefined) return issue.message + englishOf(valueAt(english, issue.path));
  if (issue.code !== 'invalid_type' || !missing.test(issue.message))
    return typeof value === 'string' && /^[“”‘’]/.test(value) && issue.message.startsWith('must be')
      ? `${issue.message} Its quotation marks are curly: write straight ones, "…".`
      : issue.message;
  const problem =
    value === null
      ? 'is empty: what begins with # is a comment, unless it is in quotes.'
      : `must be ${typeNames[issue.expected] ?? issue.expected}.`;
  return issue.message.replace(missing, () => problem);
}

/** A place in the fields, for people: cards → entry 2 → title. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part))).join(' → ');

type SchemaNode = {
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  oneOf?: SchemaNode[];
  const?: unknown;
};

/** Whether a value is of a kind: its `kind` or `block` is the one of the kind. */
const isOfKind = ({ properties = {} }: SchemaNode, value: unknown) =>
  ['kind', 'block'].every(
    (key) => properties[key]?.const === (value as Record<string, unknown> | undefined)?.[key],
  );

/** The kinds that a value can be: the one that it names, else all. */
function kindsOf(node: SchemaNode, value: unknown): SchemaNode[] {
  const kinds = node.oneOf?.flatMap((kind) => kindsOf(kind, value)) ?? [node];
  const named = kinds.filter((kind) => isOfKind(kind, value));
  return named.length > 0 ? named : kinds;
}

/** The names of the fields that are allowed at a place; of all kinds together where it names none of several. */
function knownFieldsAt(schema: z.ZodType, data: unknown, path: readonly PropertyKey[]): string[] {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaNode;
  let nodes = kindsOf(whole, data);
  for (const [index, part] of path.entries()) {
    const value = valueAt(data, path.slice(0, index + 1));
    nodes = nodes
      .map((node) => (typeof part === 'number' ? node.items : node.properties?.[String(part)]))
      .filter((node) => node !== undefined)
      .flatMap((node) => kindsOf(node, value));
  }
  return [...new Set(nodes.flatMap((node) => Object.keys(node.properties ?? {})))];
}

type ValidateOptions = {
  /** Finds the line of a field; what is no field of the file itself has none. */
  lineOf?: (path: readonly PropertyKey[]) => number | undefined;
  /** The same fields in English, where the file is in another language: a message names what is missing. */
  english?: unknown;
  /** The width that its pictures need in pixels. */
  leastWidth?: number;
};

const lineIn = (file: string) => readContentFile(file)?.lineOf ?? (() => undefined);

/**
 * Every mistake of one content file, as lines "field: what is wrong and what to do".
 * @param file absolute path of the content file; its pictures are looked for from there
 */
export async function validate<Schema extends z.ZodType>(
  contentSchema: ContentSchema<Schema>,
  data: unknown,
  file: string,
  { lineOf = lineIn(file), english = {}, leastWidth }: ValidateOptions = {},
): Promise<string[]> {
  const schema =
    typeof contentSchema === 'function' ? contentSchema(pictureBeside(file)) : contentSchema;
  const result = await schema.safeParseAsync(data, { error: errorMap });
  const problemAt = (path: readonly PropertyKey[], message: string) => {
    const line = lineOf(path);
    return `${fieldName(path)}: ${message}${line === undefined ? '' : ` (line ${line})`}`;
  };
  const pictures = await pictureProblems(data, file, leastWidth);
  const fields = (result.error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys')
      return problemAt(issue.path, messageOf(issue, data, english));
    const known = knownFieldsAt(schema, data, issue.path);
    return issue.keys.map((key) => problemAt([...issue.path, key], unknownField(key, known)));
  });
  return [...fields, ...pictures.map(({ path, message }) => problemAt(path, message))];
}
