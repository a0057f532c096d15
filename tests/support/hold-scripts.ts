import type { Page } from 'playwright';

/**
 * Holds back all scripts of a page, as a slow line would, until the returned function lets them through.
 * Styles, pictures and what is in the HTML itself come at once.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}
