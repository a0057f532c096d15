import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import type { Finding } from './finding.ts';

const product = resolve(import.meta.dirname, '../..');

/** The content that the product comes with. */
export const sampleFolder = join(product, 'content');
const starterFolder = join(product, 'starter');

/** Files whose words and drawings any agency may use as they are. */
const shared =
  /^(brand|theme|redirects|pages\/(interface|search|not-found|thank-you|accessibility-statement))\.yaml$/;

/** Fields whose words any agency may share: addresses, choices and labels, and `alt`, which goes with its picture. */
const silentFields = /^(src|href|path|kind|slug|category|topic|author|file|url|drawing|label|alt)$/;
/** Where a few words are a statement and not a label. */
const headlines =
  /^(headline|heading|title|subtitle|tagline|eyebrow|name|claims|outcomeBand|question)$/;

const LONG = 25;

/** Texts of two words or more. Short ones count where they are a headline or a name. */
const isSentence = (text: string, field: string) =>
  /\p{L}\S*\s+\p{L}/u.test(text) && (text.length >= LONG || headlines.test(field));

const files = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder, exclude: ['node_modules/**', '.git/**'] }).sort();

const pictures = (folder: string) =>
  files(folder, '**/*.{jpg,jpeg,png,webp,avif,svg}').filter((name) => !name.startsWith('brand/'));

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

function sentencesIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return isSentence(value, field) ? [value.trim()] : [];
  if (Array.isArray(value)) return value.flatMap((part) => sentencesIn(part, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    silentFields.test(name) ? [] : sentencesIn(part, name),
  );
}

function textsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.yaml')) return sentencesIn(parse(source));
  const [, front = '', ...body] = source.split(/^---$/m);
  return [...sentencesIn(parse(front)), ...sentencesIn(body.join('---').split('\n'))];
}

const sentencesOf = (folder: string) =>
  new Set(
    files(folder, '**/*.{yaml,mdx}')
      .filter((name) => !shared.test(name))
      .flatMap((name) => textsOf(join(folder, name))),
  );

export type KnownContent = {
  /** Whose a sentence is; undefined when it is the agency's own, or accepted. */
  owner(text: string, file: string): string | undefined;
  pictures: Finding[];
};

function acceptedIn(folder: string): Set<string> {
  const file = join(folder, 'accepted.txt');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Set(lines.map((line) => line.trim()));
}

/**
 * Sentences and pictures of the starter and of the sample, so that they are recognised in a folder wherever
 * they are. Sentences and files named in its accepted.txt count as the agency's own.
 */
export function knownContent(folder: string): KnownContent {
  const accepted = acceptedIn(folder);
  const [starter, sample] = [sentencesOf(starterFolder), sentencesOf(sampleFolder)];
  const ownerOf = (text: string) => {
    // What both say, such as "Our work", is nobody's own.
    if (starter.has(text) && sample.has(text)) return undefined;
    if (starter.has(text)) return 'the starter';
    return sample.has(text) ? 'the sample' : undefined;
  };
  const hashes = new Map(
    [starterFolder, sampleFolder].flatMap((source) =>
      pictures(source).map((name) => [
        hashOf(join(source, name)),
        source === sampleFolder ? 'the sample' : 'the starter',
      ]),
    ),
  );
  const found = pictures(folder)
    .filter((name) => !accepted.has(name))
    .flatMap((name) => {
      const owner = hashes.get(hashOf(join(folder, name)));
      const fix = `Replace it with your own picture of the same name, or add ${name} to accepted.txt.`;
      return owner
        ? [{ file: join(folder, name), field: 'picture', value: `is from ${owner}`, fix }]
        : [];
    });
  return {
    pictures: found,
    owner(text, file) {
      const own = accepted.has(text.trim()) || accepted.has(file) || shared.test(file);
      return own ? undefined : ownerOf(text.trim());
    },
  };
}
