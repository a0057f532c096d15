import axe, { type RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright';

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

/** Reads axe once for as long as a document stays: it is more than half a megabyte. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/**
 * All faults that axe finds. Target sizes (24 px) are among its rules.
 * It names only what is wrong: describing all that is right takes as long again.
 * @param wish only these rules, or only within what a selector names
 */
export async function findAxeFaults(page: Page, { rules, within }: Wish = {}): Promise<AxeFault[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
  };
  for (const frame of page.frames()) await bringAxe(frame);
  const violations = await page.evaluate(
    async (wish) => {
      const { axe: brought } = window as unknown as { axe: typeof axe };
      return (await brought.run(wish.part ?? document, wish.options)).violations;
    },
    { part: within, options },
  );
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
