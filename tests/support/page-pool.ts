import type { BrowserContextOptions, Page } from 'playwright';
import { savePage } from './failure-report.ts';
import { openBrowser, openMeasuringBrowser, type SiteBrowser } from './site-browser.ts';

/** A few pages of one browser, shared by the tests of a file. A new page for each visit would cost twice the time. */
export type PagePool = {
  visit<T>(use: (page: Page) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

const usual: BrowserContextOptions = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'no-preference',
};

/** Opens the browser and its pages. @param flags more switches of Chromium */
export async function openPages(
  overrides: BrowserContextOptions = {},
  flags: string[] = [],
  count = 3,
): Promise<PagePool> {
  const options = { ...usual, ...overrides };
  /** Makes a used page like a new one: no routes, empty storage, the first window size, the pointer in the corner. */
  async function reset(page: Page) {
    await page.unrouteAll();
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    // A dialog that was just closed still goes one step back in history; a navigation before that is aborted.
    await page.waitForFunction(
      () => !history.state?.open || document.querySelector('dialog[open], [data-menu][open]'),
    );
    await page.emulateMedia({ reducedMotion: options.reducedMotion });
    await resetWindow(page, options);
    await page.mouse.move(0, 0);
  }
  const context = await openBrowser(options, flags);
  return createPool(context, () => context.newPage(), reset, count);
}

/** The same with pages that are only measured: no frames, reduced motion. */
export async function openMeasuringPages(
  overrides: BrowserContextOptions = {},
  flags?: string[],
  count = 3,
): Promise<PagePool> {
  const options: BrowserContextOptions = { ...usual, reducedMotion: 'reduce', ...overrides };
  const { context, newPage } = await openMeasuringBrowser(options, flags);
  return createPool(context, newPage, (page) => resetWindow(page, options), count);
}

async function resetWindow(page: Page, { viewport }: BrowserContextOptions) {
  if (viewport) await page.setViewportSize(viewport);
}

async function createPool(
  context: SiteBrowser,
  newPage: () => Promise<Page>,
  reset: (page: Page) => Promise<void>,
  count: number,
): Promise<PagePool> {
  const free: Page[] = [];
  // One at a time: a new page is recognised by being the next one.
  while (free.length < count) free.push(await newPage());
  const waiting: ((page: Page) => void)[] = [];

  function release(page: Page) {
    const next = waiting.shift();
    if (next) next(page);
    else free.push(page);
  }

  return {
    async visit(use) {
      const page = free.pop() ?? (await new Promise<Page>((resolve) => waiting.push(resolve)));
      try {
        return await use(page);
      } catch (error) {
        await savePage(page);
        throw error;
      } finally {
        await reset(page);
        release(page);
      }
    },
    close: () => context.close(),
  };
}

/** After its next navigation the page writes no storage: reduced motion on one page would apply to the others too. */
export const disableStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => undefined;
  });

/** Waits until fonts and earlier changes are drawn, which can take more than a second on a busy machine. */
export const waitUntilDrawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });

/** Scrolls to the end in steps of 80 % of the window. */
export async function scrollToEnd(page: Page) {
  await page.evaluate(async () => {
    const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await pause(70);
    }
    await pause(200);
  });
}
