import type { CollectionEntry } from 'astro:content';
import {
  type ClientTheme,
  clientCardRule,
  clientThemeRule,
} from '@agency/content/schemas/client-theme.ts';
import { allCaseStudies } from '../../content.ts';
import { nameSize } from './CaseHead/fit-name.ts';

type Study = CollectionEntry<'caseStudies'>;

const rulesOf = (studies: readonly Study[], ruleOf: (slug: string, theme: ClientTheme) => string) =>
  studies.flatMap(({ id, data: { colours } }) => (colours ? [ruleOf(id, colours)] : [])).join('\n');

/** The colours of the cards of clients, as a style sheet. */
export const cardColours = (studies: readonly Study[]) => rulesOf(studies, clientCardRule);

/** Those of all clients, for the pages that lead to all case studies. */
export const loadClientThemes = async () => cardColours(await allCaseStudies());

/** The style sheet of a case study: its colours and those of the next, and how its name fills a line. */
export function caseTheme(study: Study, next: Study): string {
  const colours = rulesOf(study.id === next.id ? [study] : [study, next], clientThemeRule);
  return `${colours}\n${nameSize(study.id, study.data.client)}`;
}
