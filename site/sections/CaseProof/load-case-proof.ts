import { getEntry } from 'astro:content';
import { pageContent } from '../../content.ts';
import type { ImageSize } from '../../images/image-sizes.ts';
import { loadCaseCard } from '../CaseShowcase/load-case-card.ts';
import type { CaseProofCard, CaseProofProps } from './CaseProof.tsx';

/** The first stands large; of the pairs below it the left one in five columns of twelve, the right one in six. */
function imageSizeAt(index: number): ImageSize {
  if (index === 0) return 'proofLead';
  return index % 2 === 1 ? 'caseNarrow' : 'proofSide';
}

async function loadCard(slug: string, index: number): Promise<CaseProofCard> {
  const card = await loadCaseCard(slug, imageSizeAt(index));
  const study = await getEntry('caseStudies', slug);
  return { ...card, figures: study?.data.figures ?? [], chart: study?.data.charts?.[0] };
}

export async function loadCaseProof(): Promise<CaseProofProps> {
  const { heading, cards } = (await pageContent('seoServices')).portfolio;
  return { heading, cards: await Promise.all(cards.map(loadCard)) };
}
