import { allCaseStudies } from '../../content.ts';
import { clientThemeRules } from '../../schemas/client-theme.ts';

/** The colours of all clients, as the style sheet of the pages that lead to many case studies. */
export async function loadClientThemes(): Promise<string> {
  const studies = await allCaseStudies();
  return clientThemeRules(
    studies.flatMap(({ id, data: { colours } }) => (colours ? [[id, colours] as const] : [])),
  );
}
