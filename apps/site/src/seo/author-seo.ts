import type { CollectionEntry } from 'astro:content';
import { singleFile } from '../content.ts';
import type { Seo } from '../schemas/seo.ts';

/** Title and description of an author's page, from a text with placeholders. */
export async function loadAuthorSeo({ data }: CollectionEntry<'people'>): Promise<Seo> {
  const { title, description } = (await singleFile('blog')).authors;
  const fill = (text: string) =>
    text.replaceAll('{name}', () => data.name).replaceAll('{position}', () => data.position);
  return { title: fill(title), description: fill(description) };
}
