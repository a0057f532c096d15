import { pageContent } from '../../content.ts';
import type { ImageSize } from '../../images/image-sizes.ts';
import type { CaseShowcaseProps } from './CaseShowcase.tsx';
import { loadCaseCard } from './load-case-card.ts';

/** The cards stand wide and narrow in turn. */
const sizeAt = (index: number): ImageSize =>
  index % 4 === 0 || index % 4 === 3 ? 'caseWide' : 'caseNarrow';

export async function loadCaseShowcase(): Promise<CaseShowcaseProps> {
  const { cards, ...copy } = (await pageContent('home')).caseStudies;
  const loading = cards.map(({ caseStudy, category }, index) =>
    loadCaseCard(caseStudy, sizeAt(index), category),
  );
  return { copy, cards: await Promise.all(loading) };
}
