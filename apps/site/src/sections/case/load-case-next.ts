import type { CollectionEntry } from 'astro:content';
import { workCategory } from '../../content.ts';
import { createImageSources } from '../../images/image-sources.ts';
import type { CaseNextProps } from './CaseNext/CaseNext.tsx';

type NextWork = Omit<CaseNextProps, 'label'>;

export const loadNextCase = async ({
  id,
  data,
}: CollectionEntry<'caseStudies'>): Promise<NextWork> => ({
  name: data.client,
  category: (await workCategory(data.category)).name,
  href: `/portfolio/${id}`,
  picture: await createImageSources(data.cover.src, '', 'caseHalf'),
});

export const loadNextGallery = async ({
  id,
  data,
}: CollectionEntry<'galleries'>): Promise<NextWork> => ({
  name: data.title,
  category: (await workCategory(data.category)).name,
  href: `/portfolio/photography/${id}`,
  picture: await createImageSources(data.opening, '', 'caseHalf'),
});
