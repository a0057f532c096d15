import type { SeoPlan } from '../../schemas/pages/seo-plan.ts';

/** What a visitor chose in the plan; the website may be empty. */
export type PlanAnswers = { goal: string; website: string; timing: string };

/** The brief in plain sentences, as it goes into the quote form's message. */
export function writeBrief(
  copy: Pick<SeoPlan, 'brief' | 'noWebsite'>,
  answers: PlanAnswers,
): string {
  const website = answers.website.trim() || copy.noWebsite;
  const filled: Record<string, string> = { ...answers, website };
  return copy.brief.replace(
    /\{(goal|website|timing)\}/g,
    (_token, name: string) => filled[name] ?? '',
  );
}
