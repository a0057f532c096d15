import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Wish = { rules?: string[]; within?: string };

/**
 * All faults that axe finds, one line each: rule, element, reason. Target sizes (24 px) are among its rules.
 * It names only what is wrong: describing all that is right takes as long again.
 * @param wish only these rules, or only within what a selector names
 */
export async function axeFaults(page: Page, { rules, within }: Wish = {}): Promise<string[]> {
  const runOnly = rules
    ? { type: 'rule' as const, values: rules }
    : { type: 'tag' as const, values: tags };
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly })
    .setLegacyMode();
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
