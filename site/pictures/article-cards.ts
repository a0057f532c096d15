import type { CollectionEntry } from 'astro:content';
import type { ArticleCardProps } from '../components/ArticleCard/ArticleCard.tsx';
import { renderCaptioned } from './rendered-picture.ts';
import type { Slot } from './slots.ts';

/** The card of an article, its picture made for the place where it stands. */
export async function articleCard(
  { id, data }: CollectionEntry<'articles'>,
  readMore: string,
  slot: Slot = 'articleCard',
): Promise<ArticleCardProps> {
  return {
    title: data.heading,
    excerpt: data.excerpt,
    topic: data.topic,
    href: `/blogs/${id}`,
    picture: await renderCaptioned(data.picture, slot),
    readMore,
  };
}
