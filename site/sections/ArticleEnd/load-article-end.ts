import { type CollectionEntry, getEntry } from 'astro:content';
import { allArticles, pageContent } from '../../content.ts';
import { createImageFile } from '../../images/image-sources.ts';
import type { Link } from '../../schemas/link.ts';
import type { ArticleEndProps } from './ArticleEnd.tsx';

const linkTo = ({ id, data }: CollectionEntry<'articles'>): Link => ({
  href: `/blogs/${id}`,
  label: data.heading,
});

async function loadAuthor(slug: string): Promise<NonNullable<ArticleEndProps['author']>> {
  const author = (await getEntry('people', slug))?.data;
  if (!author) throw new Error(`people/${slug}/person.yaml does not exist.`);
  const { name, position, bio, portrait } = author;
  const { src } = await createImageFile(portrait, 'avatar');
  return { name, position, bio, href: `/about-us#${slug}`, portrait: src };
}

/** @returns undefined where the content has no words for the end of an article */
export async function loadArticleEnd(
  article: CollectionEntry<'articles'>,
): Promise<ArticleEndProps | undefined> {
  const { end: copy } = (await pageContent('interface')).article;
  if (!copy) return undefined;
  const newestFirst = await allArticles();
  const place = newestFirst.findIndex(({ id }) => id === article.id);
  const [previous, next] = [newestFirst[place + 1], newestFirst[place - 1]];
  return {
    copy,
    ...(copy.author ? { author: await loadAuthor(article.data.author) } : {}),
    ...(previous ? { previous: linkTo(previous) } : {}),
    ...(next ? { next: linkTo(next) } : {}),
  };
}
