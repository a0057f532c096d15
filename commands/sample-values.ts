import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { starterMark } from './starter-copy.ts';

export type SampleValue = {
  file: string;
  /** The field, as `address.street` or `clients[17].name`, or the line of an article's text. */
  field: string;
  value: string;
  fix: string;
};

const fixes = {
  brand: 'Write the real value, then remove the field from `samples`.',
  flagged: 'Make it real, then remove `sample: true`.',
  listed: 'Write what is true, then remove its name from `samples`.',
  address: 'Write a real address.',
  starter: 'Write the words.',
};

/** Addresses that can never be real: `.example` hosts, and `-example` names at other sites. */
const sampleAddress = /[\w@/.-]*[\w]\.example\b|https:\/\/\S*[.-]example\b/i;

type Fields = Record<string, unknown>;
const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a person calls an entry: its name, title or the like; else its place. */
function nameOf(group: Fields): string {
  const name =
    group.name ??
    group.client ??
    group.title ??
    group.figure ??
    group.heading ??
    group.caption ??
    group.url ??
    group.href;
  return typeof name === 'string' ? name : 'sample: true';
}

const short = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
};

function samplesIn(value: unknown, field: string): Omit<SampleValue, 'file'>[] {
  if (typeof value === 'string') {
    if (value.includes(starterMark)) return [{ field, value: short(value), fix: fixes.starter }];
    if (sampleAddress.test(value)) return [{ field, value: short(value), fix: fixes.address }];
    return [];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => samplesIn(item, `${field}[${index + 1}]`));
  if (!isGroup(value)) return [];
  const within = (name: string) => (field ? `${field}.${name}` : name);
  const nested = Object.entries(value).flatMap(([name, item]) => samplesIn(item, within(name)));
  const listed = Array.isArray(value.samples)
    ? value.samples.map((name) => ({
        field: within(String(name)),
        value: short(value[String(name)] ?? 'no such field'),
        fix: fixes.listed,
      }))
    : [];
  if (value.sample !== true) return [...nested, ...listed];
  // The flag speaks for the addresses under it; starter words are work of their own.
  const words = nested.filter(({ fix }) => fix === fixes.starter);
  return [{ field: within('sample'), value: nameOf(value), fix: fixes.flagged }, ...words];
}

function samplesInBrand(brand: Fields): Omit<SampleValue, 'file'>[] {
  const named = Array.isArray(brand.samples) ? brand.samples.map(String) : [];
  const listed = named.map((field) => ({
    field,
    value: field in brand ? short(brand[field]) : 'no such field',
    fix: field in brand ? fixes.brand : 'Remove the name from `samples`.',
  }));
  const rest = Object.entries(brand).filter(
    ([name]) => name !== 'samples' && !named.includes(name),
  );
  return [...listed, ...samplesIn(Object.fromEntries(rest), '')];
}

function samplesInText(text: string, firstLine: number): Omit<SampleValue, 'file'>[] {
  return text
    .split('\n')
    .flatMap((line, index) => samplesIn(line.trim(), `line ${firstLine + index}`));
}

function samplesInFile(name: string, source: string): Omit<SampleValue, 'file'>[] {
  if (name === 'brand.yaml') return samplesInBrand(parse(source) as Fields);
  if (name.endsWith('.yaml')) return samplesIn(parse(source), '');
  const [, front = '', ...body] = source.split(/^---$/m);
  const lines = front.split('\n').length;
  return [...samplesIn(parse(front), ''), ...samplesInText(body.join('---'), lines)];
}

/** Every value under `folder` that is not yet the agency's own, in the order of the files' names. */
export function sampleValues(folder: string): SampleValue[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|mdx)$/.test(name))
    .sort()
    .flatMap((name) => {
      const file = join(folder, name);
      return samplesInFile(name, readFileSync(file, 'utf8')).map((found) => ({ file, ...found }));
    });
}
