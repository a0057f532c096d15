import type { CollectionEntry } from 'astro:content';
import { createImageSources } from '../../images/image-sources.ts';
import type { AuthorBannerProps } from './AuthorBanner.tsx';

export async function loadAuthorBanner({
  data: { portrait, alt, ...person },
}: CollectionEntry<'people'>): Promise<AuthorBannerProps> {
  return { ...person, portrait: await createImageSources(portrait, alt, 'author') };
}
