import type { CollectionEntry } from 'astro:content';
import type { Seo } from '@agency/content/schemas/seo.ts';
import { fillText } from '../components/fill-text.ts';
import { singleFile } from '../content.ts';
import { authorTitle } from './author-title.ts';

/** Title and description of an author's page, from a text with placeholders. */
export async function loadAuthorSeo({ data }: CollectionEntry<'people'>): Promise<Seo> {
  const { title, description } = (await singleFile('blog')).authors;
  const { name, position } = data;
  return {
    title: authorTitle(title, { name, position }),
    description: fillText(description, { name, position }),
  };
}
