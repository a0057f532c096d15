import type { CollectionEntry } from 'astro:content';
import { entryUrl } from '@agency/content/page-url.ts';
import type { ArticleCardProps } from '../../components/ArticleCard/ArticleCard.tsx';
import { singleFile } from '../../content.ts';
import type { ImagePreset } from '../../images/image-presets.ts';
import { createPictureSources } from '../../images/image-sources.ts';

/** The card of an article with its picture in the size of its card. */
export async function loadArticleCard(
  { id, data }: CollectionEntry<'articles'>,
  size: ImagePreset = 'third',
): Promise<ArticleCardProps> {
  const { readMore } = await singleFile('blog');
  return {
    title: data.heading,
    language: data.language,
    excerpt: data.excerpt,
    topic: data.topic,
    href: entryUrl('articles', id),
    picture: await createPictureSources(data.picture, size),
    readMore,
  };
}
