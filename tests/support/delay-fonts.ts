import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';

const fonts = '**/*.woff2';

/** Every font of a page arrives this many milliseconds late. @returns a function that ends it */
export async function delayFonts(page: Page, milliseconds: number): Promise<() => Promise<void>> {
  await page.route(fonts, async (route) => {
    await pause(milliseconds);
    await route.continue().catch(() => undefined);
  });
  return () => page.unroute(fonts);
}
