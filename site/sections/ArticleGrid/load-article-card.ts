import type { CollectionEntry } from 'astro:content';
import type { ArticleCardProps } from '../../components/ArticleCard/ArticleCard.tsx';
import { pageContent } from '../../content.ts';
import type { ImageSize } from '../../images/image-sizes.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';

/** The card of an article, its picture made for the place where it stands. */
export async function loadArticleCard(
  { id, data }: CollectionEntry<'articles'>,
  size: ImageSize = 'articleCard',
): Promise<ArticleCardProps> {
  const { readMore } = await pageContent('blog');
  return {
    title: data.heading,
    excerpt: data.excerpt,
    topic: data.topic,
    href: `/blogs/${id}`,
    picture: await createCaptionedSources(data.picture, size),
    readMore,
  };
}
