import { getEntry } from 'astro:content';
import type { CaseProofCard } from '../sections/CaseProof/CaseProof.tsx';
import { caseCards } from './cards.ts';

/** Case study cards with the figures and the first chart of each. */
export async function caseProofs(slugs: readonly string[]): Promise<CaseProofCard[]> {
  const cards = await caseCards(slugs.map((caseStudy) => ({ caseStudy })));
  return Promise.all(
    cards.map(async (card, index) => {
      const study = await getEntry('caseStudies', slugs[index] ?? '');
      return { ...card, figures: study?.data.figures ?? [], chart: study?.data.charts?.[0] };
    }),
  );
}
