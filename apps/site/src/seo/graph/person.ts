import type { CollectionEntry } from 'astro:content';
import { personPath } from '../../content.ts';
import { createSearchPictures } from '../../images/search-pictures.ts';
import { absoluteUrl, agencyId, type GraphNode, personId, ref } from './node.ts';

/** A member of the team. The address is the author page, for others their section of the about page. */
export async function loadPerson({ id, data }: CollectionEntry<'people'>): Promise<GraphNode> {
  const { name, position, portrait, facebook, instagram, linkedin } = data;
  const [image = ''] = (await createSearchPictures(portrait)).slice(-1);
  return {
    '@type': 'Person',
    '@id': personId(id),
    name,
    jobTitle: position,
    image: absoluteUrl(image),
    url: absoluteUrl(await personPath(id)),
    worksFor: ref(agencyId()),
    sameAs: [...new Set([facebook, instagram, linkedin])].filter((url) => url !== undefined),
  } as GraphNode;
}
