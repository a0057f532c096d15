import type { CollectionEntry } from 'astro:content';
import { entryUrl } from '@agency/content/page-url.ts';
import { singleFile, workCategory } from '../../../content.ts';
import { createImageSources } from '../../../images/image-sources.ts';
import { CaseNext } from '../../case/CaseNext/CaseNext.tsx';

/** The gallery after this one. */
export async function NextGallery({ gallery }: { gallery: CollectionEntry<'galleries'> }) {
  const { id, data } = gallery;
  const { other } = (await singleFile('interface')).gallery;
  return (
    <CaseNext
      label={other}
      name={data.title}
      category={(await workCategory(data.category)).name}
      href={entryUrl('galleries', id)}
      picture={await createImageSources(data.opening, '', 'caseHalf')}
    />
  );
}
