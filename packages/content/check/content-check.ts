import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { articleProblems } from '../articles/article-body.ts';
import { contentFolder } from '../content-folder.ts';
import { kindOfFile } from '../kind-schemas.ts';
import { allKinds, isUnused, type Kind } from '../kinds.ts';
import { linksToUnpublished, type UnpublishedEntry, unpublishedEntries } from '../publication.ts';
import { yamlOf } from '../read-yaml.ts';
import { wrongRedirects } from '../site-redirects.ts';
import { saveCheckedPictures } from './checked-pictures.ts';
import { unreadableYaml } from './content-lines.ts';
import { customPageProblems } from './custom-page-problems.ts';
import { otherFileProblems } from './file-problems.ts';
import { linkFieldProblems } from './link-fields.ts';
import { contentFiles } from './unreadable-content.ts';
import { validate } from './validate.ts';

/** A file that every content has. */
const isRequired = ({ entries, optional, needed }: Kind) => !entries && (!optional || needed);

function missingFile({ file, needed }: Kind): string {
  const purpose = needed
    ? ` It has ${needed}; with \`published: false\` in it the site has no such page.`
    : '';
  return `${join(contentFolder, file)} does not exist. Copy it from the folder starter/ of the product.${purpose}`;
}

async function problemsIn(
  name: string,
  unpublished: readonly UnpublishedEntry[],
): Promise<string[]> {
  const kind = kindOfFile(name);
  if (!kind) return [];
  const file = resolve(contentFolder, name);
  const source = readFileSync(file, 'utf8');
  const isArticle = name.endsWith('.mdx');
  const fields: unknown = parse(yamlOf(source, name)) ?? {};
  if (isUnused(kind, fields)) return [];
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
  const missing = allKinds
    .filter((kind) => isRequired(kind) && !existsSync(join(contentFolder, kind.file)))
    .map(missingFile);
  const unpublished = unpublishedEntries(contentFolder, new Date());
  const found = await Promise.all(contentFiles().map((name) => fileProblems(name, unpublished)));
  const others = await otherFileProblems();
  saveCheckedPictures();
  const problems = [...missing, ...found.filter((message) => message !== undefined), ...others];
  // Redirects are compared with each other and with the pages, so invalid lines are reported first.
  return problems.length > 0 ? problems : wrongRedirects();
}
