import type { CollectionEntry } from 'astro:content';
import type { ComponentProps } from 'react';
import { workCategory } from '../../content.ts';
import { createImageSources } from '../../images/image-sources.ts';
import type { CaseNext } from './CaseNext.tsx';
import { nextPictureSizes } from './next-picture-sizes.ts';

type NextGallery = Pick<ComponentProps<typeof CaseNext>, 'card' | 'variant'>;

/** A photo gallery as the next piece of work; the picture it opens with is named by its title. */
export async function loadNextGallery({
  id,
  data,
}: CollectionEntry<'galleries'>): Promise<NextGallery> {
  const { name, variant } = await workCategory(data.category);
  const picture = await createImageSources(data.opening, '', nextPictureSizes[variant]);
  const href = `/portfolio/photography/${id}`;
  return { variant, card: { title: data.title, category: name, href, picture } };
}
