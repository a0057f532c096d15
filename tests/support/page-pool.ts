import type { BrowserContextOptions, Page } from 'playwright';
import { openBrowser, openMeasuringBrowser, type SiteBrowser } from './site-browser.ts';

/** A few pages of one browser, shared by the tests of a file. A new page for each visit would cost twice the time. */
export type PagePool = {
  visit<T>(see: (page: Page) => Promise<T>): Promise<T>;
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
  /** As a new page would be: nothing remembered, no reduced motion asked for, the pointer out of the way. */
  async function reset(page: Page) {
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    // What was just closed takes its step of the history away; a page that loads meanwhile is aborted.
    await page.waitForFunction(
      () => !history.state?.open || document.querySelector('dialog[open], [data-menu][open]'),
    );
    await page.emulateMedia({ reducedMotion: options.reducedMotion });
    await keepWindow(page, options);
    await page.mouse.move(0, 0);
  }
  const context = await openBrowser(options, flags);
  return createPool(context, () => context.newPage(), reset, count);
}

/** The same, of pages that are measured and never drawn, with reduced motion. */
export async function openMeasuringPages(
  overrides: BrowserContextOptions = {},
  flags?: string[],
  count = 3,
): Promise<PagePool> {
  const options: BrowserContextOptions = { ...usual, reducedMotion: 'reduce', ...overrides };
  const { context, newPage } = await openMeasuringBrowser(options, flags);
  return createPool(context, newPage, (page) => keepWindow(page, options), count);
}

async function keepWindow(page: Page, { viewport }: BrowserContextOptions) {
  if (viewport) await page.setViewportSize(viewport);
}

async function createPool(
  context: SiteBrowser,
  newPage: () => Promise<Page>,
  reset: (page: Page) => Promise<void>,
  count: number,
): Promise<PagePool> {
  const free: Page[] = [];
  // One after the other: a new page is known by being the next.
  while (free.length < count) free.push(await newPage());
  const waiting: ((page: Page) => void)[] = [];

  function release(page: Page) {
    const next = waiting.shift();
    if (next) next(page);
    else free.push(page);
  }

  return {
    async visit(see) {
      const page = free.pop() ?? (await new Promise<Page>((resolve) => waiting.push(resolve)));
      try {
        return await see(page);
      } finally {
        await reset(page);
        release(page);
      }
    },
    close: () => context.close(),
  };
}

/** From its next address on a page stores nothing: reduced motion on one page would apply to all pages beside it. */
export const forgetfully = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => undefined;
  });

/** Waits until the fonts and what was changed before are drawn, which takes a busy machine more than a second. */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });

/** Scrolls to the end in steps of most of a screen, as a reader in a hurry does. */
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
