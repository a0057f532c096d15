import { type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { findChromium } from './chromium.ts';

export type SiteBrowser = Pick<BrowserContext, 'newPage' | 'setOffline' | 'route'> & {
  close(): Promise<void>;
};

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Pictures stay away, their places are kept by their sizes: a quarter less work for tests of words, boxes
 * and forms.
 */
export const withoutPictures = '--blink-settings=imagesEnabled=false';

/**
 * A real Chromium with one clean profile, of a visitor who wishes for little motion unless a test asks for
 * more: drawing what nobody looks at takes the processor from the other tests.
 * @throws when the machine has none: `npm test` installs it
 */
export async function openBrowser(
  options: BrowserContextOptions = {},
  moreFlags: string[] = [],
): Promise<SiteBrowser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found. Run `npm test`, or set CHROME_PATH.');
  const browser = await chromium.launch({ executablePath, args: [...flags, ...moreFlags] });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  return Object.assign(context, { close: () => browser.close() }) as unknown as SiteBrowser;
}
