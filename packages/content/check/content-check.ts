import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { articleProblems } from '../articles/article-body.ts';
import { contentFolder } from '../content-folder.ts';
import { kindOfFile } from '../kind-schemas.ts';
import { allKinds, isUnused, type Kind } from '../kinds.ts';
import { type KnownPaths, knownPaths } from '../page-paths.ts';
import {
  linksToUnpublished,
  namesOfUnpublished,
  type UnpublishedEntry,
  unpublishedEntries,
} from '../publication.ts';
import { readContentFile, readYaml, UnreadableContent } from '../read-yaml.ts';
import { wrongRedirects } from '../site-redirects.ts';
import { articleTitleProblems } from './article-titles.ts';
import { saveCheckedPictures } from './checked-pictures.ts';
import { customPageProblems } from './custom-page-problems.ts';
import { otherFileProblems } from './file-problems.ts';
import { englishWords, languageProblems } from './language-problems.ts';
import { linkFieldProblems } from './link-fields.ts';
import { ownAmountProblems } from './own-amounts.ts';
import { serviceNameProblems } from './service-names.ts';
import { unfinishedTexts } from './unfinished-texts.ts';
import { contentFiles } from './unreadable-content.ts';
import { fieldName, validate } from './validate.ts';

/** A file that every content has. */
const isRequired = ({ entries, optional, needed }: Kind) => !entries && (!optional || needed);

function missingFile({ file, needed }: Kind): string {
  const purpose = needed
    ? ` It has ${needed}; with \`published: false\` in it the site has no such page.`
    : '';
  return `${join(contentFolder, file)} does not exist. Copy it from the folder starter/ of the product.${purpose}`;
}

/** A place in the fields and what is wrong there, with its line. */
const problemAt = (name: string, path: readonly PropertyKey[], message: string) =>
  `${fieldName(path)}: ${message} (line ${readContentFile(join(contentFolder, name))?.lineOf(path) ?? 1})`;

/** What of the whole content the check of one file needs. */
type Content = {
  /** Entries that the site does not show: to name one of them, or to link to it, is a mistake. */
  unpublished: readonly UnpublishedEntry[];
  /** Where links can lead. */
  known: KnownPaths;
};

async function problemsIn(name: string, { unpublished, known }: Content): Promise<string[]> {
  const kind = kindOfFile(name);
  if (!kind) return [];
  const file = resolve(contentFolder, name);
  const fields = readYaml(name) ?? {};
  if (isUnused(kind, fields)) return [];
  const isArticle = name.endsWith('.mdx');
  const isUnpublished = unpublished.some((entry) => entry.file === join(contentFolder, name));
  // A redirect to what is not published yet is left out until then.
  const hidden = isUnpublished || kind.key === 'redirects' ? [] : unpublished;
  return [
    ...customPageProblems(name),
    ...languageProblems(name),
    ...serviceNameProblems(name),
    ...articleTitleProblems(name),
    ...ownAmountProblems(name),
    ...(await validate(kind.schema, fields, file, {
      english: kind.key === 'languages' ? englishWords() : {},
    })),
    ...linkFieldProblems(fields, known),
    ...(isArticle ? await articleProblems(file, known) : []),
    ...namesOfUnpublished(kind, fields, hidden).map(({ path, message }) =>
      problemAt(name, path, message),
    ),
    ...linksToUnpublished(readFileSync(file, 'utf8'), hidden),
  ];
}

/** The problems of one file: its name and a line for each mistake; undefined when there are none. */
async function problemsOf(name: string, content: () => Content): Promise<string | undefined> {
  const file = join(contentFolder, name);
  const [unreadable] = readContentFile(file)?.problems ?? [];
  if (unreadable) return `${file}, ${unreadable}`;
  try {
    const problems = await problemsIn(name, content());
    return problems.length > 0
      ? [file, ...problems.map((line) => `  ${line}`)].join('\n')
      : undefined;
  } catch (error) {
    // Another file, which this one needs.
    if (error instanceof UnreadableContent) return error.message;
    throw error;
  }
}

/** The problems of some files of the content, each once, by the names of the files. */
export async function filesWithProblems(names: readonly string[]): Promise<Map<string, string>> {
  let content: Content | undefined;
  // Read inside the check of a file: another file may be unreadable, whose message is then the answer.
  const readOnce = () => {
    content ??= { unpublished: unpublishedEntries(contentFolder, new Date()), known: knownPaths() };
    return content;
  };
  const found = await Promise.all(
    names.map(
      async (name) => [name, await problemsOf(name.replaceAll('\\', '/'), readOnce)] as const,
    ),
  );
  return new Map(found.filter((one): one is [string, string] => one[1] !== undefined));
}

/** The problems of one file: its name and a line for each mistake; undefined when there are none. */
export const fileProblems = async (name: string): Promise<string | undefined> =>
  [...(await filesWithProblems([name])).values()][0];

/** All mistakes of the content: for each file its name, then the fields with the fix. */
export async function contentProblems(): Promise<string[]> {
  const missing = allKinds
    .filter((kind) => isRequired(kind) && !existsSync(join(contentFolder, kind.file)))
    .map(missingFile);
  const files = contentFiles();
  const found = await filesWithProblems(files);
  const others = await otherFileProblems();
  saveCheckedPictures();
  const problems = [...missing, ...new Set(found.values()), ...others];
  if (problems.length > 0) return problems;
  // Redirects are compared with each other and with the pages, so invalid lines are reported first.
  return [...unfinishedTexts(files), ...wrongRedirects()];
}
