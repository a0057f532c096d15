import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * All violations that axe finds, one line each: rule, element, reason. Target sizes (24 px) are among its rules.
 * @param options `rules`: only these rules; `within`: only inside this selector
 */
export async function axeViolations(
  page: Page,
  { rules, within }: { rules?: string[]; within?: string } = {},
): Promise<string[]> {
  const options: RunOptions = {
    // Reporting the passed rules too would double the time.
    resultTypes: ['violations'],
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
  };
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const violations = await page.evaluate(
    async (given) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      return (await here.run(given.within ?? document, given.options)).violations;
    },
    { within, options },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
