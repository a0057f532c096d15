import type { CaseStudy } from '@agency/content/schemas/case-study.ts';
import type { CaseType } from '@agency/content/schemas/case-type.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';

export type CasePart =
  | 'intro'
  | 'story'
  | 'challenges'
  | 'strategy'
  | 'phases'
  | 'outcome'
  | 'searches'
  | 'embed'
  | 'screens'
  | 'next'
  | 'start';

type Content = Pick<CaseStudy, 'showpiece' | 'phases' | 'screens' | 'searches'>;

/**
 * A site is shown before it is explained, a brand by its guide. A campaign begins with its result and what was
 * shown for it; search goes month by month; a feed says what was in its way before it shows its posts.
 */
const orders: Record<CaseType, readonly CasePart[]> = {
  site: ['intro', 'story', 'embed', 'challenges', 'strategy', 'outcome', 'screens'],
  brand: ['intro', 'embed', 'challenges', 'strategy', 'story', 'outcome'],
  campaign: ['outcome', 'embed', 'intro', 'challenges', 'strategy', 'story', 'searches', 'phases'],
  search: ['intro', 'challenges', 'strategy', 'story', 'searches', 'phases', 'outcome'],
  feed: ['intro', 'challenges', 'strategy', 'embed', 'story', 'outcome'],
};

/** What only some cases have. A dot chart is part of the outcome, misspellings are part of the searches. */
const isThere: Partial<Record<CasePart, (study: Content) => boolean>> = {
  story: ({ showpiece }) => showpiece?.kind === 'phone-screens' || showpiece?.kind === 'zoom-out',
  phases: ({ phases }) => Boolean(phases),
  screens: ({ screens }) => Boolean(screens),
  searches: ({ searches }) => Boolean(searches),
};

/** The sections of a case page below its dark head, in order. No two neighbours have the same tone. */
export function casePlan(caseType: CaseType, study: Content): { part: CasePart; tone: Tone }[] {
  const parts = orders[caseType].filter((part) => isThere[part]?.(study) ?? true);
  const outcome = parts.indexOf('outcome');
  const bright = (part: CasePart) =>
    part === 'outcome' || (caseType === 'feed' && part === 'challenges');
  const plan: { part: CasePart; tone: Tone }[] = [];
  for (const [index, part] of parts.entries()) {
    // Dark and paper alternate: before the outcome from the dark head on, after it so that paper comes before the
    // dark next case.
    const isDark =
      index > outcome ? (parts.length - index) % 2 === 0 : plan.at(-1)?.tone === 'paper';
    plan.push({ part, tone: bright(part) ? 'accent' : isDark ? 'dark' : 'paper' });
  }
  return [...plan, { part: 'next', tone: 'dark' }, { part: 'start', tone: 'paper' }];
}

/** The next case is shown in the colours of its client, the call to action in those of the agency. */
export function themeOf(part: CasePart, own: string, next: string): string | undefined {
  if (part === 'start') return undefined;
  return part === 'next' ? next : own;
}
