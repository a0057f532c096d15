import type { Page } from 'playwright';
import type { Visitor } from './early-presses.ts';

/** A page of Chromium as a visitor who presses early. A press is lost when nothing is seen of it for 40 seconds. */
export const visitorOf = (page: Page): Visitor => ({
  async open(url) {
    await page.goto(url, { waitUntil: 'commit' });
  },
  async seeOutcome() {
    const thanked = page.waitForURL(/thank-you/, { waitUntil: 'commit', timeout: 40_000 });
    await thanked.catch(() => undefined);
  },
});
