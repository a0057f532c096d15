import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { textsIn } from '../entries/yaml-values.ts';

export type Fingerprints = { texts: string[]; pictures: string[] };

export const fingerprintFile = 'starter.json';

/** Twelve digits are enough to tell some hundred texts apart. */
export const fingerprint = (value: string | Buffer) =>
  createHash('sha256').update(value).digest('hex').slice(0, 12);

/** Labels such as "Back" may stay as they are, and so may addresses; sentences are the agency's own. */
export const isSentence = (text: string) => text.length >= 25 && /\s/.test(text);

/** What serves any agency as it stands. */
const common = /^pages\/(accessibility-statement|interface|search|not-found|thank-you)\.yaml$/;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.git/') && !name.startsWith('node_modules/'))
    .sort();

const sentencesOf = (value: unknown) => textsIn(value).filter(isSentence);

/** The texts of a content file: its fields, and the lines of an article. */
function textsOf(name: string, source: string): string[] {
  if (name.endsWith('.yaml')) return sentencesOf(parse(source));
  const [, front = '', ...body] = source.split(/^---$/m);
  const lines = body.join('---').split('\n');
  return [...sentencesOf(parse(front)), ...sentencesOf(lines.map((line) => line.trim()))];
}

const isPicture = (name: string) => /\.(jpe?g|png|webp|avif|svg)$/i.test(name);

/** What stands in a folder now, so that it is known again later. */
export function fingerprintsOf(folder: string): Fingerprints {
  const names = filesIn(folder);
  const texts = names
    .filter(
      (name) => /\.(yaml|mdx)$/.test(name) && !common.test(name) && !/^(brand|theme)\./.test(name),
    )
    .flatMap((name) => textsOf(name, readFileSync(join(folder, name), 'utf8')));
  const pictures = names
    .filter((name) => isPicture(name) && !name.startsWith('brand/'))
    .map((name) => fingerprint(readFileSync(join(folder, name))));
  return {
    texts: [...new Set(texts.map(fingerprint))].sort(),
    pictures: [...new Set(pictures)].sort(),
  };
}

/** What a starter has written into a folder; nothing where there was none. */
export function readFingerprints(folder: string): Fingerprints {
  const file = join(folder, fingerprintFile);
  if (!existsSync(file)) return { texts: [], pictures: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as Fingerprints;
}
