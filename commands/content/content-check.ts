import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';
import { parse } from 'yaml';
import { readArticle } from '../../site/content/article-body.ts';
import { contentFolder } from '../../site/content/content-folder.ts';
import { problemsOf } from '../../site/content/content-problems.ts';
import { knownAddresses } from '../../site/content/page-addresses.ts';
import { documentedSchemas } from '../reference/documented-schemas.ts';
import { contentFiles } from './unreadable-content.ts';

/** Pages and lists that a site can do without. */
const optional =
  /pages\/(accessibility-statement|how-we-work|interface)\.yaml|(redirects|testimonials|clients|tools)\.yaml/;

const patternOf = (file = '') => file.replace('content/', '').replace('<slug>', '*');

async function problemsIn(name: string): Promise<string[]> {
  const kind = documentedSchemas.find(({ file }) => matchesGlob(name, patternOf(file)));
  if (!kind) return [];
  const file = resolve(contentFolder, name);
  const source = readFileSync(file, 'utf8');
  const isArticle = name.endsWith('.mdx');
  const fields: unknown = parse(isArticle ? (source.split(/^---$/m)[1] ?? '') : source) ?? {};
  const found = await problemsOf(kind.schema, fields, file);
  return isArticle ? [...found, ...(await readArticle(file, knownAddresses())).problems] : found;
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
  const found = await Promise.all(
    contentFiles().map(async (name) => {
      const problems = await problemsIn(name.replaceAll('\\', '/'));
      return problems.length > 0
        ? [[join(contentFolder, name), ...problems.map((line) => `  ${line}`)].join('\n')]
        : [];
    }),
  );
  return [...missing, ...found.flat()];
}
