import { globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseDocument } from 'yaml';

/** An article by its folder, as it is written. */
export type Article = { slug: string; source: string };

const day = 24 * 3600 * 1000;
const longestTitle = 65;

/** The name under which an article stands in the given turn through all of them. */
const slugIn = (slug: string, turn: number) => (turn === 0 ? slug : `${slug}-${turn + 1}`);

/** A title of its own, no longer than titles may be. */
const titleIn = (title: string, turn: number) => {
  const end = ` ${turn + 1}`;
  return title.slice(0, longestTitle - end.length).trimEnd() + end;
};

function copyIn(turn: number, { slug, source }: Article, named: (slug: string) => string): Article {
  const [, front = '', ...body] = source.split(/^---$/m);
  const fields = parseDocument(front);
  const text = (name: string) => String(fields.get(name));
  fields.set('title', titleIn(text('title'), turn));
  fields.set('heading', titleIn(text('heading'), turn));
  const published = new Date(text('published')).valueOf() - turn * day;
  fields.set('published', new Date(published).toISOString().slice(0, 10));
  fields.set('related', (fields.toJS().related as string[]).map(named));
  const picture = fields.getIn(['picture', 'src']);
  fields.setIn(['picture', 'src'], String(picture).replace('./', `../${slug}/`));
  const words = body
    .join('---')
    .replace(/\/blogs\/([\w-]+)/g, (_, linked: string) => `/blogs/${named(linked)}`)
    .replaceAll('](./', `](../${slug}/`);
  return { slug: slugIn(slug, turn), source: `---\n${fields.toString()}---${words}` };
}

/**
 * As many articles as asked for: those that are there, then copies of them in turns, with names, titles and
 * days of their own. A copy leads to copies of its own turn and shows the picture of its original.
 * @throws when that are fewer than there are: what the others lead to would be missing
 */
export function moreArticles(originals: readonly Article[], count: number): Article[] {
  if (count < originals.length)
    throw new Error(`The site has ${originals.length} articles already: ask for as many or more.`);
  const places = new Map(originals.map(({ slug }, place) => [slug, place]));
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.floor(index / originals.length);
    const article = originals[index % originals.length] as Article;
    if (turn === 0) return article;
    const named = (slug: string) => {
      const place = places.get(slug);
      // The last turn may end before it.
      const there = place !== undefined && turn * originals.length + place < count;
      return there ? slugIn(slug, turn) : slug;
    };
    return copyIn(turn, article, named);
  });
}

/** Fills the content of a site with so many articles. @param content its folder */
export async function writeArticles(content: string, originals: readonly Article[], count: number) {
  const folder = join(content, 'articles');
  const own = new Set(originals.map(({ slug }) => slug));
  for (const { slug } of readArticles(content))
    if (!own.has(slug)) await rm(join(folder, slug), { recursive: true });
  for (const { slug, source } of moreArticles(originals, count).slice(originals.length)) {
    await mkdir(join(folder, slug), { recursive: true });
    await writeFile(join(folder, slug, 'article.mdx'), source);
  }
}

/** All articles of a content folder, by their names. */
export const readArticles = (content: string): Article[] =>
  globSync('articles/*/article.mdx', { cwd: content })
    .sort()
    .map((file) => ({
      slug: basename(dirname(file)),
      source: readFileSync(join(content, file), 'utf8'),
    }));
