import { pageContent } from '../../content.ts';
import type { CaseShowcaseProps } from './CaseShowcase.tsx';
import { loadCaseCard } from './load-case-card.ts';

export async function loadCaseShowcase(): Promise<CaseShowcaseProps> {
  const { cards, ...copy } = (await pageContent('home')).caseStudies;
  const loading = cards.map(({ caseStudy, category }) =>
    loadCaseCard(caseStudy, 'caseWide', category),
  );
  return { copy, cards: await Promise.all(loading) };
}
