import { join } from 'node:path';
import { decodePath } from '@agency/contract/path-spelling.ts';
import { bodyOf } from '../articles/article-text.ts';
import { headingSlugs, textAnchor } from '../articles/heading-anchors.ts';
import { blockPages } from '../block-pages.ts';
import { contentFolder } from '../content-folder.ts';
import { fileOfEntry, slugsOf } from '../entry-slugs.ts';
import { kinds } from '../kinds.ts';
import { anchorsOfBlocks, type Block } from '../place-blocks.ts';
import { readYaml } from '../read-yaml.ts';
import { suggestion } from './suggestion.ts';

/** Parts of every page, and of every page with a text. */
const ofEveryPage = ['main', 'page-head', 'page-title', 'site-footer'];
const ofTexts = ['author-title', 'related-title', 'write', 'write-title', ...ofEveryPage];

/** The ids in a page of blocks, by its fields. */
function anchorsIn(fields: unknown): Set<string> | undefined {
  const { blocks } = (fields ?? {}) as { blocks?: Block[] };
  return Array.isArray(blocks) ? new Set([...ofEveryPage, ...anchorsOfBlocks(blocks)]) : undefined;
}

/** The ids in a page to which links can lead; undefined where they are not known before the build. */
function anchorsOf(path: string): Set<string> | undefined {
  const page = blockPages().find((one) => one.path === path || one.alsoAt === path);
  if (page) return anchorsIn(readYaml(`pages/${page.name}.yaml`));
  for (const kind of [kinds.articles, kinds.customPages]) {
    const slug = slugsOf(kind).find((one) => `${kind.path}/${one}` === path);
    if (slug === undefined) continue;
    const slugs = headingSlugs(bodyOf(join(contentFolder, fileOfEntry(kind, slug))));
    return new Set([...slugs.map(textAnchor), ...ofTexts]);
  }
  return undefined;
}

function partProblem(
  url: string,
  known: ReadonlySet<string> | undefined,
  choice: readonly string[] = [...(known ?? [])].filter((one) => !ofTexts.includes(one)),
): string | undefined {
  const [, part = ''] = url.split('#');
  const name = decodePath(part) ?? part;
  if (!known || known.has(name)) return undefined;
  return `the link "${url}" names a part of the page that is not there. ${choice.length > 0 ? suggestion(name, choice) : 'Remove what follows #.'}`;
}

/**
 * Why the part of a page that a link in a text names is not there; undefined when it is.
 * @param headings those of the text
 */
export function anchorProblem(url: string, headings: readonly string[] = []): string | undefined {
  const [path = '', part = ''] = url.split('#');
  if (part === '' || /^\w+:/.test(path)) return undefined;
  if (path !== '') return partProblem(url, anchorsOf(path));
  return partProblem(
    url,
    new Set([...headings, ...headings.map(textAnchor), ...ofTexts]),
    headings,
  );
}

/** The same for a link in the fields of a page, which may lead to another of its blocks: #quote. */
export const fieldAnchorProblem = (url: string, fields: unknown): string | undefined =>
  url.startsWith('#') ? partProblem(url, anchorsIn(fields)) : anchorProblem(url);
