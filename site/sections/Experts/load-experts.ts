import { allPeople, pageContent } from '../../content.ts';
import { createImageSources } from '../../images/image-sources.ts';
import type { ExpertsProps } from './Experts.tsx';

export async function loadExperts(): Promise<ExpertsProps> {
  const { heading, text } = (await pageContent('about')).experts;
  const people = await allPeople();
  return {
    heading,
    text,
    people: await Promise.all(
      people.map(async ({ id, data: { portrait, alt, ...person } }) => ({
        ...person,
        id,
        portrait: await createImageSources(portrait, alt, 'portrait'),
      })),
    ),
  };
}
