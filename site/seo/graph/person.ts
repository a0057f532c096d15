import type { Person } from '../../schemas/person.ts';
import { addressOf, agencyId, type GraphNode, personId, pointTo } from './node.ts';

/** Somebody of the team; the address leads to the person's place on the about page. */
export function person(slug: string, { name, position, facebook, instagram, linkedin }: Person) {
  return {
    '@type': 'Person',
    '@id': personId(slug),
    name,
    jobTitle: position,
    url: addressOf(`/about-us#${slug}`),
    worksFor: pointTo(agencyId),
    sameAs: [...new Set([facebook, instagram, linkedin])].filter((one) => one !== undefined),
  } as GraphNode;
}
