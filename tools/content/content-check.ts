import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';
import { parse } from 'yaml';
import { articleProblems } from '../../apps/site/src/content/article-body.ts';
import { contentFolder } from '../../apps/site/src/content/content-folder.ts';
import { unreadableYaml } from '../../apps/site/src/content/content-lines.ts';
import {
  linksToUnpublished,
  type UnpublishedEntry,
  unpublishedEntries,
} from '../../apps/site/src/content/publication.ts';
import { yamlOf } from '../../apps/site/src/content/read-yaml.ts';
import { validate } from '../../apps/site/src/content/validate.ts';
import { documentedSchemas } from '../reference/documented-schemas.ts';
import { customPageProblems } from './custom-page-problems.ts';
import { contentFiles } from './unreadable-content.ts';

/** Pages and lists that a site can do without. */
const optional =
  /pages\/(accessibility-statement|how-we-work|interface)\.yaml|(redirects|testimonials|clients|tools)\.yaml/;

const patternOf = (file = '') => file.replace('content/', '').replace('<slug>', '*');

async function problemsIn(name: string, absent: readonly UnpublishedEntry[]): Promise<string[]> {
  const kind = documentedSchemas.find(({ file }) => matchesGlob(name, patternOf(file)));
  if (!kind) return [];
  const file = resolve(contentFolder, name);
  const source = readFileSync(file, 'utf8');
  const isArticle = name.endsWith('.mdx');
  const fields: unknown = parse(yamlOf(source, name)) ?? {};
  const isAbsent = absent.some((entry) => entry.file === join(contentFolder, name));
  return [
    ...customPageProblems(name),
    ...(await validate(kind.schema, fields, file)),
    ...(isArticle ? await articleProblems(file) : []),
    ...(isAbsent ? [] : linksToUnpublished(source, absent)),
  ];
}

/**
 * What is wrong with one file, as its name with a line for each mistake; undefined when nothing is.
 * @param absent entries that the site does not show: a link to one of them is a mistake
 */
export async function fileProblems(
  name: string,
  absent: readonly UnpublishedEntry[] = [],
): Promise<string | undefined> {
  const file = join(contentFolder, name);
  const [unreadable] = unreadableYaml(file);
  if (unreadable) return `${file}, ${unreadable}`;
  const problems = await problemsIn(name.replaceAll('\\', '/'), absent);
  return problems.length > 0
    ? [file, ...problems.map((line) => `  ${line}`)].join('\n')
    : undefined;
}

/** Every mistake of the content: a line for each file, under it the fields with the fix. */
export async function contentProblems(): Promise<string[]> {
  const missing = documentedSchemas
    .map(({ file }) => patternOf(file))
    .filter((name) => !name.includes('*') && !optional.test(name))
    .filter((name) => !existsSync(join(contentFolder, name)))
    .map(
      (name) =>
        `${join(contentFolder, name)} does not exist. Copy it from the folder starter/ of the product.`,
    );
  const absent = unpublishedEntries(contentFolder, new Date());
  const found = await Promise.all(contentFiles().map((name) => fileProblems(name, absent)));
  return [...missing, ...found.filter((message) => message !== undefined)];
}
