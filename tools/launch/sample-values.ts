import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { placeholderMark } from '@agency/content/check/unfinished-texts.ts';
import { parseContent, readYaml } from '@agency/content/read-yaml.ts';
import { splitEntry } from '@agency/content/split-entry.ts';

import type { Finding } from './finding.ts';
import { knownContent, sampleFolder } from './known-content.ts';

const fixes = {
  brand: 'Write the real value, then remove the field from `samples`.',
  flagged: 'Replace it with real content, then remove `sample: true`.',
  listed: 'Write the real value, then remove its name from `samples`.',
  address: 'Write a real email or web address.',
  starter: 'Replace this text with your own.',
  unused: 'Delete it: no page names it.',
  known: 'Replace it with your own words. To keep it as it is, add the sentence to accepted.txt.',
};

/** Email addresses and URLs that cannot be real: `.example` hosts, and `-example` names on other sites. */
const sampleAddress = /(?<![\w@/.-])[\w@/.-]*\w\.example\b|https:\/\/\S*[.-]example\b/i;

type Fields = Record<string, unknown>;
const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of an entry for people: its name, title or similar. */
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

/** Returns the owner of a text that is not the agency's own. */
type FindOwner = (text: string) => string | undefined;

const noOwner: FindOwner = () => undefined;

function samplesIn(value: unknown, field: string, findOwner: FindOwner): Found[] {
  if (typeof value === 'string') {
    if (value.includes(placeholderMark))
      return [{ field, value: short(value), fix: fixes.starter }];
    if (sampleAddress.test(value)) return [{ field, value: short(value), fix: fixes.address }];
    const owner = findOwner(value);
    return owner ? [{ field, value: `${short(value)} (from ${owner})`, fix: fixes.known }] : [];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => samplesIn(item, `${field}[${index + 1}]`, findOwner));
  if (!isGroup(value)) return [];
  const within = (name: string) => (field ? `${field}.${name}` : name);
  const nested = Object.entries(value).flatMap(([name, item]) =>
    samplesIn(item, within(name), findOwner),
  );
  const listed = Array.isArray(value.samples)
    ? value.samples.map((name) => ({
        field: within(String(name)),
        value: short(value[String(name)] ?? 'no such field'),
        fix: fixes.listed,
      }))
    : [];
  if (value.sample !== true) return [...nested, ...listed];
  // The flag covers the sample addresses in the entry; placeholders are reported separately.
  const placeholders = nested.filter(({ fix }) => fix === fixes.starter);
  return [{ field: within('sample'), value: nameOf(value), fix: fixes.flagged }, ...placeholders];
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
  return [...listed, ...samplesIn(Object.fromEntries(rest), '', noOwner)];
}

function samplesInText(text: string, firstLine: number, findOwner: FindOwner): Found[] {
  return text
    .split('\n')
    .flatMap((line, index) => samplesIn(line.trim(), `line ${firstLine + index}`, findOwner));
}

function samplesInFile(name: string, source: string, findOwner: FindOwner): Found[] {
  const { fields } = parseContent(source, name);
  if (name === 'brand.yaml') return samplesInBrand(fields as Fields);
  if (name.endsWith('.yaml')) return samplesIn(fields, '', findOwner);
  const { body, linesBefore } = splitEntry(source);
  return [...samplesIn(fields, '', findOwner), ...samplesInText(body, linesBefore + 1, findOwner)];
}

/** In the sample's own folder the agency's changes cannot be recognised, so it never passes. */
const sampleFolderFinding = (folder: string): Finding => ({
  file: folder,
  field: 'content',
  value: 'is the sample of the product, with invented people, clients and figures',
  fix: 'Make your own folder with npm run new -- site ../our-site, and put your words and pictures there.',
});

/** What a visitor meets first: every page, the home page, what is on it, contact, what is sent, then the rest. */
const seenFirst = [
  /^(brand|theme)\.yaml$/,
  /^pages\/interface\.yaml$/,
  /^pages\/home\.yaml$/,
  /^(services|clients|tools|brand)\/|^testimonials\.yaml$/,
  /^pages\/(contact-us|thank-you)\.yaml$|^automatic-reply\.yaml$/,
  /^(offer|pages\/[^/]+)\.yaml$/,
  /^(pages|people|case-studies)\//,
  /^(articles|photography)\//,
];

function inOrderOfVisit(folder: string, findings: readonly Finding[]): Finding[] {
  const placeOf = ({ file, fix }: Finding) => {
    const name = relative(folder, file).replaceAll(sep, '/');
    const place = fix === fixes.unused ? -1 : seenFirst.findIndex((files) => files.test(name));
    return place === -1 ? seenFirst.length : place;
  };
  return [...findings].sort((one, other) => placeOf(one) - placeOf(other));
}

/** A sentence in several places is one finding, where a visitor meets it first: it is written or accepted once. */
function eachOnce(findings: readonly Finding[]): Finding[] {
  const groups = Map.groupBy(findings, (finding) =>
    finding.fix === fixes.known ? finding.value : finding,
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const also = others.length === 1 ? 'one more place' : `${others.length} more places`;
    return others.length === 0 ? [first] : [{ ...first, value: `${first.value}, also in ${also}` }];
  });
}

/** Everything in `folder` that is not yet the agency's own, in the order in which a visitor meets it. */
export function sampleValues(folder: string): Finding[] {
  if (resolve(folder) === sampleFolder)
    return [sampleFolderFinding(folder), ...valuesIn(folder, noOwner)];
  const known = knownContent(folder);
  const pictures = known.pictures.flatMap((finding) => {
    const names = filesNaming(folder, finding.file);
    if (names.length === 0) return [{ ...finding, fix: fixes.unused }];
    return names.every((name) => isLeftOut(folder, name)) ? [] : [finding];
  });
  return eachOnce(inOrderOfVisit(folder, [...valuesIn(folder, known.owner), ...pictures]));
}

/** A page that its owner left out, or a draft: nobody sees what is in it. */
function isLeftOut(folder: string, name: string): boolean {
  if (!/^(pages|articles|case-studies|photography)[/\\]/.test(name)) return false;
  const fields = readYaml(name, folder) as { published?: unknown; draft?: unknown } | null;
  return fields?.published === false || fields?.draft === true;
}

const contentFilesIn = (folder: string) =>
  globSync('**/*.{yaml,mdx}', { cwd: folder, exclude: ['node_modules/**'] }).sort();

/** The content files that name a picture. */
const filesNaming = (folder: string, picture: string) =>
  contentFilesIn(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes(`/${basename(picture)}`),
  );

function valuesIn(folder: string, owner: (text: string, file: string) => string | undefined) {
  return contentFilesIn(folder)
    .filter((name) => !isLeftOut(folder, name))
    .flatMap((name): Finding[] => {
      const file = join(folder, name);
      const findOwner: FindOwner = (text) => owner(text, name.replaceAll(sep, '/'));
      return samplesInFile(name, readFileSync(file, 'utf8'), findOwner).map((sample) => ({
        file,
        ...sample,
      }));
    });
}
