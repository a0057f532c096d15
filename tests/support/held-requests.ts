import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';

/** Lets the held requests of a page go on. */
const releases = new WeakMap<Page, (() => void)[]>();

/**
 * Holds all requests of a page that match until the returned function is called, or the page is closed.
 * @param delay how much later each then goes on, in milliseconds
 */
export async function holdRequests(page: Page, urls: string, delay = 0): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  releases.set(page, [...(releases.get(page) ?? []), release]);
  await page.route(urls, async (route) => {
    await released;
    if (delay > 0) await pause(delay);
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** A page that does not load in this time, in milliseconds, is closed as it is. */
const longestLoad = 10_000;

/** Lets held requests go on and waits until the page has loaded. */
async function finishRequests(page: Page): Promise<void> {
  if (page.isClosed()) return;
  for (const release of releases.get(page) ?? []) release();
  await page.waitForLoadState('load', { timeout: longestLoad }).catch(() => undefined);
}

/**
 * Pages of this context are closed only after their requests: Chromium's headless shell sometimes never closes a
 * page that is still opening while its requests are held.
 */
export function closeAfterRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const close = page.close.bind(page);
    page.close = async (options) => {
      await finishRequests(page);
      await close(options);
    };
  });
  const close = context.close.bind(context);
  context.close = async (options) => {
    await Promise.all(context.pages().map(finishRequests));
    await close(options);
  };
}
