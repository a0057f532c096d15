import type { Page } from 'playwright';
import { cost, openNoting } from '../../checks/support/visit-cost.ts';

/** What a phone fetches before anyone scrolls, on the wire. */
export type PageWeight = {
  /** Its first picture is fetched first of all; else it is a page of words. */
  hero: boolean;
  bytes: number;
  requests: number;
  /** Bytes by kind, as the browser names them: document, script, font, image. */
  kinds: Record<string, number>;
};

/** Long enough for what a page fetches once it rests. */
const REST_MS = 2000;

export async function measureWeight(page: Page, address: string): Promise<PageWeight> {
  const answers = await openNoting(page, address);
  await page.waitForTimeout(REST_MS);
  const kinds: Record<string, number> = {};
  for (const answer of answers) {
    const kind = answer.request().resourceType();
    kinds[kind] = (kinds[kind] ?? 0) + (await cost(answer));
  }
  return {
    hero: (await page.locator('img[fetchpriority="high"]').count()) > 0,
    bytes: Object.values(kinds).reduce((sum, size) => sum + size, 0),
    requests: answers.length,
    kinds,
  };
}
