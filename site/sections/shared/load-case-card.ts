import { getEntry } from 'astro:content';
import type { CaseCardProps } from '../../components/CaseCard/CaseCard.tsx';
import { pageContent, workCategory } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import { caseResult } from './case-result.ts';

/**
 * The card of a case study.
 * @param category in place of the one of the portfolio
 * @throws when no case study has this slug
 */
export async function loadCaseCard(slug: string, category?: string): Promise<CaseCardProps> {
  const entry = await getEntry('caseStudies', slug);
  if (!entry) throw new Error(`case-studies/${slug}/case-study.yaml does not exist.`);
  const { client, cover } = entry.data;
  const { read } = (await pageContent('interface')).caseStudy;
  return {
    title: client,
    category: category ?? (await workCategory(entry.data.category)).name,
    href: `/portfolio/${slug}`,
    picture: await createCaptionedSources(cover, 'work'),
    result: caseResult(slug, entry.data, read),
  };
}
