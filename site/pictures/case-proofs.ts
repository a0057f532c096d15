import { getEntry } from 'astro:content';
import type { CaseProofCard } from '../sections/CaseProof/CaseProof.tsx';
import { caseCards } from './cards.ts';
import type { Slot } from './slots.ts';

/** The first stands large, the second in five columns of twelve, the third in six. */
const places: Slot[] = ['proofLead', 'caseNarrow', 'side'];

/** Case study cards with the figures and the first chart of each. */
export async function caseProofs(slugs: readonly string[]): Promise<CaseProofCard[]> {
  const cards = await caseCards(
    slugs.map((caseStudy) => ({ caseStudy })),
    (index) => places[index] ?? 'side',
  );
  return Promise.all(
    cards.map(async (card, index) => {
      const study = await getEntry('caseStudies', slugs[index] ?? '');
      return { ...card, figures: study?.data.figures ?? [], chart: study?.data.charts?.[0] };
    }),
  );
}
