import { allPeople, pageContent } from '../../content.ts';
import { createImageSources } from '../../images/image-sources.ts';
import type { ExpertsProps } from './Experts.tsx';

/** From so many on, those who come first stand larger, and the others closer. */
const many = 8;
const leads = 2;

export async function loadExperts(): Promise<ExpertsProps> {
  const { heading, text } = (await pageContent('about')).experts;
  const people = await allPeople();
  const areMany = people.length >= many;
  return {
    heading,
    text,
    people: await Promise.all(
      people.map(async ({ id, data: { portrait, alt, ...person } }, index) => {
        const lead = areMany && index < leads;
        const place = lead ? 'portraitOfLead' : areMany ? 'portraitOfMany' : 'portrait';
        return { ...person, id, lead, portrait: await createImageSources(portrait, alt, place) };
      }),
    ),
  };
}
