import { getEntry } from 'astro:content';
import type { CaseCardProps } from '../../components/CaseCard/CaseCard.tsx';
import { workCategory } from '../../content.ts';
import type { CaseVariant } from '../../schemas/case-variant.ts';
import type { Link } from '../../schemas/link.ts';
import { loadCaseCard } from '../CaseShowcase/load-case-card.ts';
import { nextPictureSizes } from './next-picture-sizes.ts';

async function caseStudy(slug: string) {
  const entry = await getEntry('caseStudies', slug);
  if (!entry) throw new Error(`case-studies/${slug}/case-study.yaml does not exist.`);
  return entry.data;
}

/** A case by its client and its address. */
export async function loadCaseLink(slug: string): Promise<Link> {
  const { client } = await caseStudy(slug);
  return { label: client, href: `/portfolio/${slug}` };
}

/** The next case, announced in the manner of its own page: its card and its way of telling. */
export async function loadCaseNext(
  slug: string,
): Promise<{ card: CaseCardProps; variant: CaseVariant }> {
  const { category } = await caseStudy(slug);
  const { variant } = await workCategory(category);
  return { card: await loadCaseCard(slug, nextPictureSizes[variant]), variant };
}
