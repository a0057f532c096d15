import type { CollectionEntry } from 'astro:content';
import { createSearchPictures } from '../../images/search-pictures.ts';
import { addressOf, agencyId, type GraphNode, pageId, pointTo } from './node.ts';

/** A case study, told as an article of the agency about its client. */
export async function loadCaseNodes({
  id,
  data,
}: CollectionEntry<'caseStudies'>): Promise<GraphNode[]> {
  const path = `/portfolio/${id}`;
  return [
    {
      '@type': 'Article',
      '@id': addressOf(`${path}#case`),
      mainEntityOfPage: pointTo(pageId(path)),
      headline: data.title,
      description: data.description,
      image: (await createSearchPictures(data.cover.src)).map(addressOf),
      about: { '@type': 'Organization', name: data.client },
      articleSection: data.industry,
      inLanguage: 'en-IN',
      author: pointTo(agencyId),
      publisher: pointTo(agencyId),
    } as GraphNode,
  ];
}

/** A photo gallery with the addresses and captions of its photos. */
export function galleryNodes(
  { id, data }: CollectionEntry<'galleries'>,
  photos: readonly { large: { src: string }; picture: { alt: string } }[],
): GraphNode[] {
  const path = `/portfolio/photography/${id}`;
  return [
    {
      '@type': 'ImageGallery',
      '@id': addressOf(`${path}#gallery`),
      name: data.title,
      description: data.introduction,
      mainEntityOfPage: pointTo(pageId(path)),
      author: pointTo(agencyId),
      image: photos.map(({ large, picture }) => ({
        '@type': 'ImageObject',
        contentUrl: addressOf(large.src),
        caption: picture.alt,
        creator: pointTo(agencyId),
      })),
    } as GraphNode,
  ];
}
