import { getEntry } from 'astro:content';
import { pageContent } from '../../content.ts';
import type { ImageSize } from '../../images/image-sizes.ts';
import { loadCaseCard } from '../CaseShowcase/load-case-card.ts';
import type { CaseProofCard, CaseProofProps } from './CaseProof.tsx';

/** The first stands large, the second in five columns of twelve, the others in six. */
const sizes: ImageSize[] = ['proofLead', 'caseNarrow'];

async function loadCard(slug: string, index: number): Promise<CaseProofCard> {
  const card = await loadCaseCard(slug, sizes[index] ?? 'side');
  const study = await getEntry('caseStudies', slug);
  return { ...card, figures: study?.data.figures ?? [], chart: study?.data.charts?.[0] };
}

export async function loadCaseProof(): Promise<CaseProofProps> {
  const { heading, cards } = (await pageContent('seoServices')).portfolio;
  return { heading, cards: await Promise.all(cards.map(loadCard)) };
}
