import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

/** A Markdown file of an old site. */
export type MarkdownFile = {
  file: string;
  /** Its path in the folder, with slashes. */
  path: string;
  fields: Record<string, unknown>;
  body: string;
};

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is between the signs at the beginning of a file, and what is after it. */
const front = /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?\1[ \t]*(?:\r?\n|$)/;

/** The fields and the text of a file. @throws when the fields cannot be read */
export function splitMarkdown(source: string): Pick<MarkdownFile, 'fields' | 'body'> {
  const [all, sign, text = ''] = front.exec(source) ?? [];
  if (all === undefined) return { fields: {}, body: source };
  const fields: unknown = sign === '+++' ? parseToml(text) : parseYaml(text);
  return { fields: isGroup(fields) ? fields : {}, body: source.slice(all.length) };
}

/** Reads all Markdown files of a folder. @throws when there is none, or one cannot be read */
export function readMarkdown(folder: string): MarkdownFile[] {
  const names = globSync('**/*.{md,markdown}', { cwd: folder, exclude: ['**/node_modules/**'] })
    .filter((name) => !/^(_index|readme|license|changelog)$/i.test(basename(name, extname(name))))
    .sort();
  if (names.length === 0) throw new Error(`${folder} has no Markdown files (.md).`);
  return names.map((name) => {
    const file = join(folder, name);
    try {
      const path = relative(folder, file).replaceAll('\\', '/');
      return { file, path, ...splitMarkdown(readFileSync(file, 'utf8')) };
    } catch (error) {
      const [problem] = (error as Error).message.split('\n');
      throw new Error(`${file}: the fields at its beginning cannot be read: ${problem}`);
    }
  });
}

/** The name of a file in its address: index.md has that of its folder, and the date is no part of it. */
export function nameOf({ path }: MarkdownFile): string {
  const name = basename(path, extname(path));
  const own = name === 'index' ? basename(dirname(path)) : name;
  return own.replace(/^\d{4}-\d{2}-\d{2}[-_]/, '');
}

/** The first of these fields that has a value; `cover.image` is a field in a group. */
export function fieldIn(fields: Record<string, unknown>, ...names: string[]): unknown {
  for (const name of names) {
    const value = name
      .split('.')
      .reduce<unknown>((group, part) => (isGroup(group) ? group[part] : undefined), fields);
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

/** A field as text: the first entry of a list, the name in a group. */
export function textIn(fields: Record<string, unknown>, ...names: string[]): string {
  const value = fieldIn(fields, ...names);
  const [first] = Array.isArray(value) ? value : [value];
  const named = isGroup(first) ? fieldIn(first, 'name', 'src', 'url', 'image', 'path') : first;
  return ['string', 'number'].includes(typeof named) ? String(named).trim() : '';
}

/** A field as a list; Jekyll separates words by spaces, others by commas. */
export function listIn(fields: Record<string, unknown>, ...names: string[]): string[] {
  const value = fieldIn(fields, ...names);
  const all = Array.isArray(value)
    ? value.map((one) => (isGroup(one) ? textIn(one, 'name', 'slug') : String(one)))
    : String(value ?? '').split(',');
  return [...new Set(all.map((one) => one.trim()).filter((one) => one !== ''))];
}
