import { getEntry } from 'astro:content';
import type { CaseCardProps } from '../../components/CaseCard/CaseCard.tsx';
import { workCategory } from '../../content.ts';
import type { CaseVariant } from '../../schemas/case-variant.ts';
import { loadCaseCard } from '../CaseShowcase/load-case-card.ts';
import { nextPictureSizes } from './next-picture-sizes.ts';

/** The next case, announced in the manner of its own page: its card and its way of telling. */
export async function loadCaseNext(
  slug: string,
): Promise<{ card: CaseCardProps; variant: CaseVariant }> {
  const entry = await getEntry('caseStudies', slug);
  if (!entry) throw new Error(`case-studies/${slug}/case-study.yaml does not exist.`);
  const { variant } = await workCategory(entry.data.category);
  return { card: await loadCaseCard(slug, nextPictureSizes[variant]), variant };
}
