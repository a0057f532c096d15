import type { CaseCardProps } from '../../components/CaseCard/CaseCard.tsx';
import { caseStudyBySlug, workCategory } from '../../content.ts';
import { createPictureSources } from '../../images/image-sources.ts';
import { caseResult } from './case-result.ts';

/** The card of a case study. @param category in place of the one of the portfolio */
export async function loadCaseCard(slug: string, category?: string): Promise<CaseCardProps> {
  const { data } = await caseStudyBySlug(slug);
  const { client, cover } = data;
  return {
    title: client,
    category: category ?? (await workCategory(data.category)).name,
    href: `/portfolio/${slug}`,
    picture: await createPictureSources(cover, 'work'),
    result: caseResult(slug, data),
  };
}
