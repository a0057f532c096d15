import type { Tone } from '../../components/Section/Section.tsx';
import type { CaseStudy } from '../../schemas/case-study.ts';
import type { CaseSetting, CaseVariant } from '../../schemas/case-variant.ts';

export type CasePart =
  | 'intro'
  | 'film'
  | 'challenges'
  | 'strategy'
  | 'phases'
  | 'outcome'
  | 'evidence'
  | 'word'
  | 'searches'
  | 'embed'
  | 'details'
  | 'next'
  | 'start';

const optionalParts = ['film', 'phases', 'details', 'searches'] as const;
type OptionalPart = (typeof optionalParts)[number];

/**
 * A site is shown before it is explained, a brand by the pages of its guide, a feed by its posts. A
 * campaign begins with its result and what was shown for it; search is told month by month. The evidence follows the outcome, on paper.
 * The client's word follows what was made of a brand or a feed, what was measured of a site or a search, and what
 * was done for a campaign.
 */
const chapters: Record<CaseVariant, readonly CasePart[]> = {
  site: [
    'intro',
    'film',
    'embed',
    'challenges',
    'strategy',
    'outcome',
    'evidence',
    'word',
    'details',
  ],
  brand: [
    'intro',
    'details',
    'word',
    'challenges',
    'strategy',
    'film',
    'outcome',
    'evidence',
    'embed',
  ],
  campaign: [
    'outcome',
    'evidence',
    'embed',
    'intro',
    'challenges',
    'strategy',
    'film',
    'searches',
    'phases',
    'word',
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
    'word',
    'embed',
  ],
  feed: [
    'intro',
    'embed',
    'word',
    'challenges',
    'strategy',
    'film',
    'phases',
    'outcome',
    'evidence',
  ],
};

/**
 * By day a feed tells what stood in its way before it shows its posts, and a search what people typed before what
 * was done about it; the client speaks last.
 */
const chaptersByDay: Partial<typeof chapters> = {
  search: [
    'intro',
    'challenges',
    'searches',
    'strategy',
    'film',
    'phases',
    'outcome',
    'evidence',
    'embed',
    'word',
  ],
  feed: [
    'intro',
    'challenges',
    'strategy',
    'embed',
    'film',
    'phases',
    'outcome',
    'evidence',
    'word',
  ],
};

/** By night in the client's bright colour, by day in the dark one: the large moments of a case. */
const accented: readonly CasePart[] = ['outcome', 'word'];

/** The bands of a case page below its dark head, in order: the outcome and the client's word stand apart from the rest, no two neighbours share a tone. */
export function casePlan(
  variant: CaseVariant,
  study: Pick<CaseStudy, OptionalPart>,
  setting: CaseSetting = 'night',
): { part: CasePart; tone: Tone }[] {
  const isOptional = (part: CasePart): part is OptionalPart =>
    (optionalParts as readonly CasePart[]).includes(part);
  const has = (part: CasePart) => !isOptional(part) || study[part];
  const { [variant]: order = chapters[variant] } = setting === 'day' ? chaptersByDay : chapters;
  const parts = order.filter(has);
  const between: Tone = setting === 'day' ? 'accent' : 'dark';
  const apart: Tone = setting === 'day' ? 'dark' : 'accent';
  const plan: { part: CasePart; tone: Tone }[] = [];
  for (const part of [...parts, 'next', 'start'] as const) {
    const ground = part === 'next' || part === 'start' ? 'dark' : between;
    const after = plan.at(-1)?.tone === 'paper' ? ground : 'paper';
    plan.push({ part, tone: accented.includes(part) ? apart : after });
  }
  return plan;
}
