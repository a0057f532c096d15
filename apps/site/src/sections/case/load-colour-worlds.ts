import { allCaseStudies } from '../../content.ts';
import { worldRules } from '../../schemas/colour-world.ts';

/** The colours of all clients, as the style sheet of every case study and of the pages that lead to many. */
export async function loadColourWorlds(): Promise<string> {
  const studies = await allCaseStudies();
  return worldRules(
    studies.flatMap(({ id, data: { colours } }) => (colours ? [[id, colours] as const] : [])),
  );
}
