import { allPeople, pageContent } from '../../content.ts';
import { createImageSources } from '../../images/image-sources.ts';
import type { ExpertsProps } from './Experts.tsx';

/** So many of those who come first are larger. */
const leads = 2;

export async function loadExperts(): Promise<ExpertsProps> {
  const { heading, text } = (await pageContent('about')).experts;
  const people = (await allPeople()).map(
    async ({ id, data: { portrait, alt, ...person } }, index) => {
      const lead = index < leads;
      const preset = lead ? 'portraitOfLead' : 'portraitOfMany';
      return { ...person, id, lead, portrait: await createImageSources(portrait, alt, preset) };
    },
  );
  return { heading, text, people: await Promise.all(people) };
}
