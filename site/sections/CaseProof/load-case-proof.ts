import { getEntry } from 'astro:content';
import { pageContent } from '../../content.ts';
import type { ImageSize } from '../../images/image-sizes.ts';
import { loadCaseCard } from '../CaseShowcase/load-case-card.ts';
import type { CaseProofCard, CaseProofProps } from './CaseProof.tsx';

/** The first has a row for itself, and so has the last where no other would stand beside it. */
const liesAcross = (index: number, count: number) =>
  index === 0 || (index === count - 1 && index % 2 === 1);

/** Of the pairs the left one stands in five columns of twelve, the right one in six. */
function imageSizeAt(index: number, count: number): ImageSize {
  if (liesAcross(index, count)) return 'proofLead';
  return index % 2 === 1 ? 'caseNarrow' : 'proofSide';
}

async function loadCard(slug: string, index: number, count: number): Promise<CaseProofCard> {
  const card = await loadCaseCard(slug, imageSizeAt(index, count));
  const study = await getEntry('caseStudies', slug);
  return {
    ...card,
    figures: study?.data.figures ?? [],
    chart: study?.data.charts?.[0],
    across: liesAcross(index, count),
  };
}

export async function loadCaseProof(): Promise<CaseProofProps> {
  const { heading, cards } = (await pageContent('seoServices')).portfolio;
  return {
    heading,
    cards: await Promise.all(cards.map((slug, index) => loadCard(slug, index, cards.length))),
  };
}
