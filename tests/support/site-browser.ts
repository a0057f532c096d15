import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { findChromium } from './chromium.ts';

export type SiteBrowser = BrowserContext;

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

/** axe runs once on a page: to optimise its code takes longer than it saves, a quarter of all. */
export const forAxe = [withoutPictures, '--js-flags=--no-maglev --no-turbofan'];

function requiredChromium(): string {
  const executable = findChromium();
  if (!executable) throw new Error('No Chromium found. Run `npm test`, or set CHROME_PATH.');
  return executable;
}

/** How long a browser waits without a page before it ends, in milliseconds: the next file soon needs it again. */
const idleTime = 1500;

type Running = { browser: Promise<Browser>; contexts: number; ending?: NodeJS.Timeout };

/** By their switches. To start one takes longer than most pages do, so the files of a worker share them. */
const running = new Map<string, Running>();

function launch(key: string, switches: string[]): Running {
  const executablePath = requiredChromium();
  const started = {
    browser: chromium.launch({ executablePath, args: [...flags, ...switches] }),
    contexts: 0,
  };
  running.set(key, started);
  return started;
}

/** A clean profile in a browser with these switches. */
async function openContext(options: BrowserContextOptions, switches: string[]) {
  const key = switches.join(' ');
  const shared = running.get(key) ?? launch(key, switches);
  shared.contexts += 1;
  clearTimeout(shared.ending);
  const browser = await shared.browser;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.once('close', () => {
    shared.contexts -= 1;
    if (shared.contexts > 0) return;
    shared.ending = setTimeout(() => {
      running.delete(key);
      void browser.close();
    }, idleTime);
  });
  return { browser, context };
}

/**
 * A real Chromium with one clean profile, of a visitor who asks for reduced motion unless a test asks for
 * more: drawing what nobody looks at takes the processor from the other tests.
 * @throws when the machine has none: `npm test` installs it
 */
export async function openBrowser(
  options: BrowserContextOptions = {},
  moreFlags: string[] = [],
): Promise<SiteBrowser> {
  const { context } = await openContext(options, moreFlags);
  return context;
}

/** Pages that never draw a frame. They are opened one after the other. */
async function undrawnPages(browser: Browser, context: BrowserContext) {
  const session = await browser.newBrowserCDPSession();
  const first = await context.newPage();
  const { targetInfo } = await (await context.newCDPSession(first)).send('Target.getTargetInfo');
  await first.close();
  return async (): Promise<Page> => {
    const [page] = await Promise.all([
      context.waitForEvent('page'),
      session.send('Target.createTarget', {
        url: 'about:blank',
        browserContextId: targetInfo.browserContextId,
        enableBeginFrameControl: true,
      }),
    ]);
    return page;
  };
}

/** Only Chromium's shell lets its driver choose the moment of each frame. */
const leavesFrames = () =>
  /headless.shell/.test(requiredChromium()) && process.platform !== 'darwin';

/**
 * The same for pages of which only words and boxes are measured: no picture is fetched and nothing drawn,
 * which takes half the processor time. What needs a frame does not happen: no reveal on scroll, nothing that starts
 * when it is near, no click, no movement of the pointer. Without Chromium's headless shell the pages are drawn.
 * @param moreFlags more switches of Chromium; without any it looks at no picture
 */
export async function openMeasuringBrowser(
  options: BrowserContextOptions = {},
  moreFlags: string[] = [withoutPictures],
): Promise<{ context: SiteBrowser; newPage: () => Promise<Page> }> {
  if (!leavesFrames()) {
    const context = await openBrowser(options, moreFlags);
    return { context, newPage: () => context.newPage() };
  }
  const { browser, context } = await openContext(options, [
    ...moreFlags,
    '--enable-begin-frame-control',
    '--run-all-compositor-stages-before-draw',
  ]);
  return { context, newPage: await undrawnPages(browser, context) };
}
