import type { CollectionEntry } from 'astro:content';
import { pageContent } from '../content.ts';
import type { Seo } from '../schemas/seo.ts';

/** Title and description of an author's page, from the words that all of them share. */
export async function loadAuthorSeo({ data }: CollectionEntry<'people'>): Promise<Seo> {
  const { title, description } = (await pageContent('blog')).authors;
  const filled = (words: string) =>
    words.replaceAll('{name}', data.name).replaceAll('{position}', data.position);
  return { title: filled(title), description: filled(description) };
}
