import { pageContent } from '../../content.ts';
import type { CaseShowcaseProps } from './CaseShowcase.tsx';
import { loadCaseCard } from './load-case-card.ts';

export async function loadCaseShowcase(): Promise<CaseShowcaseProps> {
  const { cards, ...copy } = (await pageContent('home')).caseStudies;
  const loading = cards.map(({ caseStudy, category }, index) => {
    const across = index % 3 === 0 || (index % 3 === 1 && index === cards.length - 1);
    return loadCaseCard(caseStudy, across ? 'caseWide' : 'casePair', category);
  });
  return { copy, cards: await Promise.all(loading) };
}
