import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fingerprint, isSentence, readFingerprints } from '../starter/fingerprints.ts';
import { starterMark } from '../starter/starter-copy.ts';

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
  untouched:
    'These are the words of the starter: say it in your own, and with what is true of you.',
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

type Found = Omit<SampleValue, 'file'>;

/** The words of the starter that stand in one folder, by their fingerprints. */
type Known = ReadonlySet<string>;

function samplesIn(value: unknown, field: string, known: Known): Found[] {
  if (typeof value === 'string') {
    if (value.includes(starterMark)) return [{ field, value: short(value), fix: fixes.starter }];
    if (sampleAddress.test(value)) return [{ field, value: short(value), fix: fixes.address }];
    if (isSentence(value) && known.has(fingerprint(value)))
      return [{ field, value: short(value), fix: fixes.untouched }];
    return [];
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
  return [...listed, ...samplesIn(Object.fromEntries(rest), '', new Set())];
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

/** Every value under `folder` that is not yet the agency's own, in the order of the files' names. */
export function sampleValues(folder: string): SampleValue[] {
  const known = new Set(readFingerprints(folder).texts);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|mdx)$/.test(name) && !/(^|\/)node_modules\//.test(name))
    .sort()
    .flatMap((name) => {
      const file = join(folder, name);
      return samplesInFile(name, readFileSync(file, 'utf8'), known).map((found) => ({
        file,
        ...found,
      }));
    });
}
