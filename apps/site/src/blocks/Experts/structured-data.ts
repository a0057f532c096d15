import { allPeople } from '../../content.ts';
import { loadPerson } from '../../seo/graph/person.ts';

/** Each person of the team. */
export const structuredData = async () => Promise.all((await allPeople()).map(loadPerson));
