import type { Tone } from '../../components/Section/Section.tsx';
import type { CaseStudy } from '../../schemas/case-study.ts';
import type { CaseVariant } from '../../schemas/case-variant.ts';

export type CasePart =
  | 'intro'
  | 'film'
  | 'challenges'
  | 'strategy'
  | 'phases'
  | 'outcome'
  | 'evidence'
  | 'searches'
  | 'embed'
  | 'details'
  | 'next'
  | 'start';

const optionalParts = ['film', 'phases', 'details', 'searches'] as const;
type OptionalPart = (typeof optionalParts)[number];

/**
 * A site is shown before it is explained, a brand by the pages of its guide, a feed by its posts. A
 * campaign begins with its result; search is told month by month. The evidence follows the outcome, on paper.
 */
const chapters: Record<CaseVariant, readonly CasePart[]> = {
  site: ['intro', 'film', 'embed', 'challenges', 'strategy', 'outcome', 'evidence', 'details'],
  brand: ['intro', 'details', 'challenges', 'strategy', 'film', 'outcome', 'evidence', 'embed'],
  campaign: [
    'outcome',
    'evidence',
    'intro',
    'challenges',
    'strategy',
    'film',
    'searches',
    'phases',
    'embed',
  ],
  search: [
    'intro',
    'challenges',
    'strategy',
    'film',
    'searches',
    'phases',
    'outcome',
    'evidence',
    'embed',
  ],
  feed: ['intro', 'embed', 'challenges', 'strategy', 'film', 'phases', 'outcome', 'evidence'],
};

/** The bands of a case page below its dark head, in order: the outcome has the accent, no two neighbours share a tone. */
export function casePlan(
  variant: CaseVariant,
  study: Pick<CaseStudy, OptionalPart>,
): { part: CasePart; tone: Tone }[] {
  const isOptional = (part: CasePart): part is OptionalPart =>
    (optionalParts as readonly CasePart[]).includes(part);
  const has = (part: CasePart) => !isOptional(part) || study[part];
  const parts = chapters[variant].filter(has);
  const plan: { part: CasePart; tone: Tone }[] = [];
  for (const part of [...parts, 'next', 'start'] as const) {
    const after = plan.at(-1)?.tone === 'paper' ? 'dark' : 'paper';
    plan.push({ part, tone: part === 'outcome' ? 'accent' : after });
  }
  return plan;
}
