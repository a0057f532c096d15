import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';
import { parse } from 'yaml';
import { wrongRedirects } from '../../apps/site/integrations/site-redirects.ts';
import { articleProblems } from '../../apps/site/src/content/article-body.ts';
import { saveCheckedPictures } from '../../apps/site/src/content/checked-pictures.ts';
import { contentFolder } from '../../apps/site/src/content/content-folder.ts';
import { unreadableYaml } from '../../apps/site/src/content/content-lines.ts';
import { optionalPages } from '../../apps/site/src/content/optional-pages.ts';
import {
  linksToUnpublished,
  type UnpublishedEntry,
  unpublishedEntries,
} from '../../apps/site/src/content/publication.ts';
import { yamlOf } from '../../apps/site/src/content/read-yaml.ts';
import { validate } from '../../apps/site/src/content/validate.ts';
import { documentedSchemas } from '../reference/documented-schemas.ts';
import { customPageProblems } from './custom-page-problems.ts';
import { otherFileProblems } from './file-problems.ts';
import { linkFieldProblems } from './link-fields.ts';
import { contentFiles } from './unreadable-content.ts';

/** Pages whose lists the entries need: `published: false` leaves out the page. */
const withLists: Record<string, string> = {
  'pages/our-portfolio.yaml': 'the categories of the case studies',
  'pages/digital-marketing-blog.yaml': 'the topics of the articles',
  'pages/search.yaml': 'the headings of the list of all pages',
};

/** Pages and lists that may be missing. */
const optional = [
  ...optionalPages.map((name) => `pages/${name}.yaml`).filter((file) => !withLists[file]),
  ...['pages/interface.yaml', 'automatic-reply.yaml', 'redirects.yaml', 'testimonials.yaml'],
  ...['clients/clients.yaml', 'tools/tools.yaml'],
];

const missingFile = (name: string) => {
  const holds = withLists[name]
    ? ` It has ${withLists[name]}; with \`published: false\` in it the site has no such page.`
    : '';
  return `${join(contentFolder, name)} does not exist. Copy it from the folder starter/ of the product.${holds}`;
};

const patternOf = (file = '') => file.replace('content/', '').replace('<slug>', '*');

async function problemsIn(
  name: string,
  unpublished: readonly UnpublishedEntry[],
): Promise<string[]> {
  const kind = documentedSchemas.find(({ file }) => matchesGlob(name, patternOf(file)));
  if (!kind) return [];
  const file = resolve(contentFolder, name);
  const source = readFileSync(file, 'utf8');
  const isArticle = name.endsWith('.mdx');
  const fields: unknown = parse(yamlOf(source, name)) ?? {};
  const isUnpublished = unpublished.some((entry) => entry.file === join(contentFolder, name));
  return [
    ...customPageProblems(name),
    ...(await validate(kind.schema, fields, file)),
    ...linkFieldProblems(fields),
    ...(isArticle ? await articleProblems(file) : []),
    ...(isUnpublished ? [] : linksToUnpublished(source, unpublished)),
  ];
}

/**
 * The problems of one file: its name and a line for each mistake; undefined when there are none.
 * @param unpublished entries that the site does not show: a link to one of them is a mistake
 */
export async function fileProblems(
  name: string,
  unpublished: readonly UnpublishedEntry[] = [],
): Promise<string | undefined> {
  const file = join(contentFolder, name);
  const [unreadable] = unreadableYaml(file);
  if (unreadable) return `${file}, ${unreadable}`;
  const problems = await problemsIn(name.replaceAll('\\', '/'), unpublished);
  return problems.length > 0
    ? [file, ...problems.map((line) => `  ${line}`)].join('\n')
    : undefined;
}

/** All mistakes of the content: for each file its name, then the fields with the fix. */
export async function contentProblems(): Promise<string[]> {
  const missing = documentedSchemas
    .map(({ file }) => patternOf(file))
    .filter((name) => !name.includes('*') && !optional.includes(name))
    .filter((name) => !existsSync(join(contentFolder, name)))
    .map(missingFile);
  const unpublished = unpublishedEntries(contentFolder, new Date());
  const found = await Promise.all(contentFiles().map((name) => fileProblems(name, unpublished)));
  const others = await otherFileProblems();
  saveCheckedPictures();
  const problems = [...missing, ...found.filter((message) => message !== undefined), ...others];
  // Redirects are compared with each other and with the pages, so invalid lines are reported first.
  return problems.length > 0 ? problems : wrongRedirects();
}
