import type { Page } from 'playwright';
import type { SiteBrowser } from './site-browser.ts';

type AtEnd = (end: () => Promise<void>) => void;

/**
 * Opens a new page for each of the tests that run at the same time, three at once: they wait more than they compute,
 * and with many more a busy machine is late. A page is closed when its test ends.
 */
export function fewPages(browser: () => SiteBrowser, atOnce = 3) {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async (onTestFinished: AtEnd): Promise<Page> => {
    if (free === 0) await new Promise<void>((go) => waiting.push(go));
    else free -= 1;
    const page = await browser().newPage();
    onTestFinished(async () => {
      await page.close();
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    });
    return page;
  };
}
