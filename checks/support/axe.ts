import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Wish = { rules?: string[]; within?: string };

export type AxeFault = {
  rule: string;
  /** The criteria of WCAG that it breaks, as 1.4.3; none for what is only good practice. */
  criteria: string[];
  element: string;
  reason: string;
};

/** The criteria among the tags of a rule: wcag143 is 1.4.3, wcag1412 is 1.4.12. */
export const criteriaOf = (ruleTags: readonly string[]): string[] =>
  ruleTags.flatMap((tag) => {
    const [, principle, guideline, number] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return number ? [`${principle}.${guideline}.${number}`] : [];
  });

/**
 * All faults that axe finds. Target sizes (24 px) are among its rules.
 * It names only what is wrong: describing all that is right takes as long again.
 * @param wish only these rules, or only within what a selector names
 */
export async function findAxeFaults(page: Page, { rules, within }: Wish = {}): Promise<AxeFault[]> {
  const runOnly = rules
    ? { type: 'rule' as const, values: rules }
    : { type: 'tag' as const, values: tags };
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly })
    .setLegacyMode();
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map(({ target, failureSummary = '' }) => ({
      rule: violation.id,
      criteria: criteriaOf(violation.tags),
      element: target.join(' '),
      reason: failureSummary,
    })),
  );
}

/** The same, one line each: rule, element, reason. */
export const axeFaults = async (page: Page, wish: Wish = {}): Promise<string[]> =>
  (await findAxeFaults(page, wish)).map(
    ({ rule, element, reason }) => `${rule}: ${element}: ${reason}`,
  );
