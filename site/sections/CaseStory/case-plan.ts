import type { Tone } from '../../components/Band/Band.tsx';
import type { CaseStudy, PortfolioCategory } from '../../shapes/case-study.ts';

/** The five ways in which a case is told: by what was made, or by what came of it. */
export type CaseLook = 'site' | 'brand' | 'campaign' | 'search' | 'feed';

export type CasePart =
  | 'intro'
  | 'challenges'
  | 'strategy'
  | 'phases'
  | 'outcome'
  | 'searches'
  | 'piece'
  | 'pieces'
  | 'next'
  | 'start';

const looks: Record<PortfolioCategory, CaseLook> = {
  'Website Development': 'site',
  Branding: 'brand',
  'Performance Marketing': 'campaign',
  SEO: 'search',
  'Social Media Marketing': 'feed',
  Photography: 'brand',
};

/**
 * A site is shown before it is explained, a brand by the pages of its guide, a feed by its posts. A
 * campaign begins with its result; search is told month by month.
 */
const chapters: Record<CaseLook, readonly CasePart[]> = {
  site: ['intro', 'piece', 'challenges', 'strategy', 'outcome', 'pieces'],
  brand: ['intro', 'pieces', 'challenges', 'strategy', 'outcome', 'piece'],
  campaign: ['outcome', 'intro', 'challenges', 'strategy', 'searches', 'phases', 'piece'],
  search: ['intro', 'challenges', 'strategy', 'searches', 'phases', 'outcome', 'piece'],
  feed: ['intro', 'piece', 'challenges', 'strategy', 'phases', 'outcome'],
};

export const caseLook = (category: PortfolioCategory) => looks[category];

/** The bands of a case page below its dark head, in order: the outcome is lime, no two neighbours share a tone. */
export function casePlan(
  study: Pick<CaseStudy, 'category' | 'phases' | 'pieces' | 'searches'>,
): { part: CasePart; tone: Tone }[] {
  const has = (part: CasePart) =>
    (part !== 'phases' && part !== 'pieces' && part !== 'searches') || study[part];
  const parts = chapters[caseLook(study.category)].filter(has);
  const plan: { part: CasePart; tone: Tone }[] = [];
  for (const part of [...parts, 'next', 'start'] as const) {
    const after = plan.at(-1)?.tone === 'paper' ? 'dark' : 'paper';
    plan.push({ part, tone: part === 'outcome' ? 'lime' : after });
  }
  return plan;
}
