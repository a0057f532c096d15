import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { findChromium } from './chromium.ts';
import { watchPages } from './failure-report.ts';
import { closeAfterRequests } from './held-requests.ts';

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

/** Loads no pictures; their sizes still reserve the space. A quarter less work for tests of text, boxes and forms. */
export const withoutPictures = '--blink-settings=imagesEnabled=false';

/** axe runs once on a page: optimising its code takes a quarter of the time and saves less. */
export const forAxe = [withoutPictures, '--js-flags=--no-maglev --no-turbofan'];

function requiredChromium(): string {
  const executable = findChromium();
  if (!executable) throw new Error('No Chromium found. Run `npm test`, or set CHROME_PATH.');
  return executable;
}

/** How long a browser stays open without a page, in milliseconds: the next test file soon needs it again. */
const idleTime = 1500;

type Running = { browser: Promise<Browser>; contexts: number; ending?: NodeJS.Timeout };

/** Browsers by their command-line switches. Starting one is slow, so the test files of a worker share them. */
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
  // A cold page on a busy machine can take half a minute.
  context.setDefaultNavigationTimeout(45_000);
  watchPages(context);
  closeAfterRequests(context);
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
 * A real Chromium with one clean profile and reduced motion, unless a test sets another value: animations that
 * no test looks at take processor time from the other tests.
 * @throws when no Chromium is installed; `npm test` installs it
 */
export async function openBrowser(
  options: BrowserContextOptions = {},
  moreFlags: string[] = [],
): Promise<SiteBrowser> {
  const { context } = await openContext(options, moreFlags);
  return context;
}

/** @returns a function that opens pages that never draw a frame; call it one at a time */
async function pagesWithoutFrames(browser: Browser, context: BrowserContext) {
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

/** Only Chromium's headless shell lets its driver control frames. */
const canSkipFrames = () =>
  /headless.shell/.test(requiredChromium()) && process.platform !== 'darwin';

/**
 * The same for pages where only text and boxes are measured: no picture is fetched and no frame is drawn, which
 * halves the processor time. What needs a frame does not work: reveal on scroll, lazy start, clicks, pointer
 * moves. Without Chromium's headless shell the pages are drawn.
 * @param moreFlags more switches of Chromium instead of the one that loads no pictures
 */
export async function openMeasuringBrowser(
  options: BrowserContextOptions = {},
  moreFlags: string[] = [withoutPictures],
): Promise<{ context: SiteBrowser; newPage: () => Promise<Page> }> {
  if (!canSkipFrames()) {
    const context = await openBrowser(options, moreFlags);
    return { context, newPage: () => context.newPage() };
  }
  const { browser, context } = await openContext(options, [
    ...moreFlags,
    '--enable-begin-frame-control',
    '--run-all-compositor-stages-before-draw',
  ]);
  return { context, newPage: await pagesWithoutFrames(browser, context) };
}
