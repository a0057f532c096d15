import { allCaseStudies } from '../../content.ts';
import { fitName } from './fit-name.ts';

/** How the names of all clients fill a phone, as the style sheet of every case study. */
export async function loadNameSizes(): Promise<string> {
  const studies = await allCaseStudies();
  return studies
    .map(({ id, data: { client } }) => {
      const { ems, stretch } = fitName(client);
      return `[data-world="${id}"]{--name-ems:${ems};--name-stretch:${stretch}%}`;
    })
    .join('\n');
}
