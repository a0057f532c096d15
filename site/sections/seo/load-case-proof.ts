import { getEntry } from 'astro:content';
import { pageContent } from '../../content.ts';
import { loadCaseCard } from '../shared/load-case-card.ts';
import type { CaseProofCard, CaseProofProps } from './CaseProof.tsx';

/** The first has a row to itself, and so has the last where it would be alone in a row. */
const liesAcross = (index: number, count: number) =>
  index === 0 || (index === count - 1 && index % 2 === 1);

async function loadCard(slug: string, index: number, count: number): Promise<CaseProofCard> {
  const card = await loadCaseCard(slug, 'proof');
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
