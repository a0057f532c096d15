import { clientThemeRules } from '@agency/content/schemas/client-theme.ts';
import { allCaseStudies } from '../../content.ts';

/** The colours of all clients, as the style sheet of the pages that lead to many case studies. */
export async function loadClientThemes(): Promise<string> {
  const studies = await allCaseStudies();
  return clientThemeRules(
    studies.flatMap(({ id, data: { colours } }) => (colours ? [[id, colours] as const] : [])),
  );
}
