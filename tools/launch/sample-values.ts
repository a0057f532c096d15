import { globSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { parse } from 'yaml';
import { starterMark } from '../entries/entry-words.ts';
import type { Finding } from './finding.ts';
import { knownContent, sampleFolder } from './known-content.ts';

const fixes = {
  brand: 'Write the real value, then remove the field from `samples`.',
  flagged: 'Replace it with real content, then remove `sample: true`.',
  listed: 'Write the real value, then remove its name from `samples`.',
  address: 'Write a real address.',
  starter: 'Replace this text with your own.',
  known: 'Replace it with your own words. To keep it as it is, add the sentence to accepted.txt.',
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

type Found = Omit<Finding, 'file'>;

/** Whose a sentence is, when it is not the agency's own. */
type Known = (text: string) => string | undefined;

const nobody: Known = () => undefined;

function samplesIn(value: unknown, field: string, known: Known): Found[] {
  if (typeof value === 'string') {
    if (value.includes(starterMark)) return [{ field, value: short(value), fix: fixes.starter }];
    if (sampleAddress.test(value)) return [{ field, value: short(value), fix: fixes.address }];
    const owner = known(value);
    return owner ? [{ field, value: `${short(value)} (from ${owner})`, fix: fixes.known }] : [];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => samplesIn(item, `${field}[${index + 1}]`, known));
  if (!isGroup(value)) return [];
  const within = (name: string) => (field ? `${field}.${name}` : name);
  const nested = Object.entries(value).flatMap(([name, item]) =>
    samplesIn(item, within(name), known),
  );
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

function samplesInBrand(brand: Fields): Found[] {
  const named = Array.isArray(brand.samples) ? brand.samples.map(String) : [];
  const listed = named.map((field) => ({
    field,
    value: field in brand ? short(brand[field]) : 'no such field',
    fix: field in brand ? fixes.brand : 'Remove the name from `samples`.',
  }));
  const rest = Object.entries(brand).filter(
    ([name]) => name !== 'samples' && !named.includes(name),
  );
  return [...listed, ...samplesIn(Object.fromEntries(rest), '', nobody)];
}

function samplesInText(text: string, firstLine: number, known: Known): Found[] {
  return text
    .split('\n')
    .flatMap((line, index) => samplesIn(line.trim(), `line ${firstLine + index}`, known));
}

function samplesInFile(name: string, source: string, known: Known): Found[] {
  if (name === 'brand.yaml') return samplesInBrand(parse(source) as Fields);
  if (name.endsWith('.yaml')) return samplesIn(parse(source), '', known);
  const [, front = '', ...body] = source.split(/^---$/m);
  const lines = front.split('\n').length;
  return [...samplesIn(parse(front), '', known), ...samplesInText(body.join('---'), lines, known)];
}

/** The sample cannot be distinguished from what was written into it, so nothing in its folder passes. */
const inPlace = (folder: string): Finding => ({
  file: folder,
  field: 'content',
  value: 'is the sample of the product, with invented people, clients and figures',
  fix: 'Make your own folder with npm run new -- site ../our-site, and put your words and pictures there.',
});

/** Everything under `folder` that is not yet the agency's own, in the order of the files' names. */
export function sampleValues(folder: string): Finding[] {
  if (resolve(folder) === sampleFolder) return [inPlace(folder), ...valuesIn(folder, nobody)];
  const known = knownContent(folder);
  return [...valuesIn(folder, known.owner), ...known.pictures];
}

function valuesIn(folder: string, owner: (text: string, file: string) => string | undefined) {
  return globSync('**/*.{yaml,mdx}', { cwd: folder, exclude: ['node_modules/**'] })
    .sort()
    .flatMap((name): Finding[] => {
      const file = join(folder, name);
      const known: Known = (text) => owner(text, name.replaceAll(sep, '/'));
      return samplesInFile(name, readFileSync(file, 'utf8'), known).map((one) => ({
        file,
        ...one,
      }));
    });
}
