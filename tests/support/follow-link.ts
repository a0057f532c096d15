import type { Locator } from 'playwright';

/** Clicks a link and waits for its page. A read right after the click would still see the page before. */
export async function followLink(link: Locator): Promise<void> {
  const target = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  await link.click();
  await link.page().waitForURL(target);
}
