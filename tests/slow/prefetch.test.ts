import { LEAD_FORMS } from '@agency/contract/lead-forms.ts';
import { THANK_YOU_PATH } from '@agency/contract/lead-reference.ts';
import { expect, inject, it } from 'vitest';
import { openBrowser } from '../support/site-browser.ts';
import { waitForNothing } from '../support/wait-for-nothing.ts';

const site = inject('site');

it('a page is prefetched when its link is hovered, pages with a form and the thank-you page never', async () => {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    const session = await page.context().newCDPSession(page);
    const fetched = new Set<string>();
    const problems: unknown[] = [];
    session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
      if (ruleSet.errorType) problems.push(ruleSet.errorMessage);
    });
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => {
      fetched.add(new URL(prefetchUrl).pathname);
    });
    await session.send('Preload.enable');
    await page.goto(`${site}/privacy-policy`);
    const forms = Object.values(LEAD_FORMS).map((form) => form.page);
    await page.evaluate(
      (paths) => {
        const links = paths.map((path) => {
          const link = Object.assign(document.createElement('a'), { href: path, innerText: path });
          const paragraph = document.createElement('p');
          paragraph.append(link);
          return paragraph;
        });
        document.querySelector('main')?.prepend(...links);
        document.querySelector<HTMLElement>('main')?.style.setProperty('padding-top', '200px');
      },
      ['/about-us', ...forms, `${forms[0]}?from=x`, '/contact', THANK_YOU_PATH, '/feed.xml'],
    );
    for (const link of (await page.locator('main p > a').all()).slice(0, 7).reverse()) {
      await link.hover();
      await waitForNothing(700);
    }
    await expect.poll(() => [...fetched]).toEqual(['/about-us']);
    expect(problems).toEqual([]);
    expect(refused).toEqual([]);
  } finally {
    await browser.close();
  }
});
