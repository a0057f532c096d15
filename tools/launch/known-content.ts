import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseContent } from '@agency/content/read-yaml.ts';
import type { LanguageWords } from '@agency/content/schemas/language-words.ts';
import { splitEntry } from '@agency/content/split-entry.ts';
import type { Finding } from './finding.ts';

const product = resolve(import.meta.dirname, '../..');

/** The sample content of the product. */
export const sampleFolder = join(product, 'content');
const starterFolder = join(product, 'starter');

/** Files whose texts any agency may use unchanged. */
const shared = /^(brand|theme|redirects|pages\/(search|not-found|accessibility-statement))\.yaml$/;

/** Fields whose texts are not checked: paths, choices, labels, and `alt`, which belongs to its picture. */
const ignoredFields =
  /^(src|href|path|kind|slug|category|topic|author|file|url|drawing|label|alt)$/;
/** Fields in which a short text is a headline or a name, not a label. */
const headlineFields =
  /^(headline|heading|title|subtitle|tagline|eyebrow|name|claims|outcomes|question|ring)$/;

const MIN_SENTENCE_LENGTH = 25;

/** Texts of at least two words. Short ones count only in headline fields. */
const isSentence = (text: string, field: string) =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1 &&
  (text.length >= MIN_SENTENCE_LENGTH || headlineFields.test(field));

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
    ignoredFields.test(name) ? [] : sentencesIn(part, name),
  );
}

/** Of the words of a language those in which the agency speaks. The others translate words of the product. */
const ownWords = ({ footer, form, automaticReply }: LanguageWords) => [
  ...[footer.blurb, footer.hours, automaticReply],
  ...[form.promise, form.notice, form.marketing],
];

function textsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const { fields } = parseContent(source, file);
  const isLanguage = basename(dirname(file)) === 'languages';
  const inFields = sentencesIn(isLanguage ? ownWords(fields as LanguageWords) : fields);
  if (file.endsWith('.yaml')) return inFields;
  return [...inFields, ...sentencesIn(splitEntry(source).body.split('\n'))];
}

const sentencesOf = (folder: string) =>
  new Set(
    files(folder, '**/*.{yaml,mdx}')
      .filter((name) => !shared.test(name))
      .flatMap((name) => textsOf(join(folder, name))),
  );

export type KnownContent = {
  /** `the starter` or `the sample`; undefined when the text is the agency's own, or accepted. */
  owner(text: string, file: string): string | undefined;
  pictures: Finding[];
};

function acceptedIn(folder: string): Set<string> {
  const file = join(folder, 'accepted.txt');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Set(lines.map((line) => line.trim()));
}

/**
 * Recognises sentences and pictures of the starter and of the sample anywhere in a folder. Sentences and files in
 * its accepted.txt count as the agency's own.
 */
export function knownContent(folder: string): KnownContent {
  const accepted = acceptedIn(folder);
  const [starter, sample] = [sentencesOf(starterFolder), sentencesOf(sampleFolder)];
  const ownerOf = (text: string) => {
    // A text of both, such as "Our work", has no owner.
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
