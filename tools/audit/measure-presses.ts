import { Launcher } from 'chrome-launcher';
import { type Browser, chromium, type Page } from 'playwright';

/** A press on a page: what is tapped, or the field in which a key is pressed, after what was tapped to get there. */
type Press = { name: string; path: string; before?: string; tap?: string; typeIn?: string };

const photos = '/portfolio/photography/vermello';
const article = '/blogs/real-cost-digital-marketing-agency';

/** Every kind of press of the site, on a phone. One whose page or element a content does not have is left out. */
const presses: Press[] = [
  // Only text, which nothing answers: the time that the machine needs now.
  { name: 'plain text', path: '/robots.txt', tap: 'pre' },
  { name: 'menu opens', path: '/', tap: '[data-menu] summary' },
  { name: 'menu closes', path: '/', before: '[data-menu] summary', tap: '[data-menu] summary' },
  { name: 'reduced motion', path: '/', tap: 'footer [data-motion-switch]' },
  { name: 'consent', path: '/', tap: '[data-consent-question] button' },
  { name: 'form errors', path: '/contact-us', tap: 'main form [type="submit"]' },
  { name: 'services open', path: '/contact-us', tap: 'main form summary' },
  { name: 'plan opens', path: '/seo-services', tap: 'a[data-plan]' },
  {
    name: 'plan goes on',
    path: '/seo-services',
    before: 'a[data-plan]',
    tap: 'dialog [type="submit"]',
  },
  {
    name: 'plan closes',
    path: '/seo-services',
    before: 'a[data-plan]',
    tap: 'dialog [data-testid="close"]',
  },
  {
    name: 'accordion opens',
    path: '/digital-marketing-services',
    tap: 'main details:nth-of-type(2) summary',
  },
  { name: 'next step', path: '/digital-marketing-services', tap: '[data-testid="next-step"]' },
  { name: 'photo opens', path: photos, tap: '[data-lightbox] a' },
  {
    name: 'photo closes',
    path: photos,
    before: '[data-lightbox] a',
    tap: 'dialog [data-testid="close"]',
  },
  { name: 'calculator', path: article, typeIn: '[data-testid="calculator"] input[inputmode]' },
  { name: 'search', path: '/search', typeIn: 'main input[type="search"]' },
];

export type PressSpeed = {
  name: string;
  /** Milliseconds from each press to the next frame, as Interaction to Next Paint counts them. */
  times: number[];
  /** Recalculations of style that met more than 200 elements. They do not depend on the machine. */
  largeStyles: number;
};

/** The durations of the interactions since `watchInteractions`, in the page itself. */
declare global {
  var interactions: number[];
}

function watchInteractions() {
  globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) globalThis.interactions.push(entry.duration);
    // The shortest threshold that browsers know.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Counts the recalculations of style of more than 200 elements during an action. */
async function countLargeStyles(browser: Browser, page: Page, act: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  return trace.traceEvents.filter(
    ({ name, args }) => name === 'UpdateLayoutTree' && (args.elementCount ?? 0) > 200,
  ).length;
}

/**
 * Opens the page, and passes the element and a function that presses it and waits for the frame.
 * @returns undefined if the content has no such page or element
 */
async function pressOnce<Result>(
  browser: Browser,
  site: string,
  { path, before, tap, typeIn = '' }: Press,
  measure: (page: Page, press: () => Promise<number>) => Promise<Result>,
): Promise<Result | undefined> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    const response = await page.goto(site + path);
    if (!response?.ok()) return undefined;
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const target = page.locator(tap ?? typeIn).first();
    if ((await page.locator(before ?? tap ?? typeIn).count()) === 0) return undefined;
    if (before) await page.locator(before).first().click();
    // What was tapped before may load first, such as the plan.
    await target.waitFor({ state: 'attached' });
    await target.scrollIntoViewIfNeeded();
    if (!tap) await target.focus();
    await page.evaluate(watchInteractions);
    return await measure(page, async () => {
      await (tap ? target.click() : page.keyboard.press('7'));
      // The entry of a press comes after its frame was drawn; none comes for a press below 16 milliseconds.
      const drawn = () => globalThis.interactions.length > 0;
      await page.waitForFunction(drawn, null, { timeout: 3000 }).catch(() => {});
      await page.waitForTimeout(600);
      return page.evaluate(() => Math.max(16, ...globalThis.interactions));
    });
  } finally {
    await context.close();
  }
}

/** One press `runs` times. @returns undefined if the content has no such page or element */
async function measurePress(
  browser: Browser,
  site: string,
  press: Press,
  runs: number,
): Promise<PressSpeed | undefined> {
  // Traced separately, because tracing takes time.
  const largeStyles = await pressOnce(browser, site, press, (page, act) =>
    countLargeStyles(browser, page, act),
  );
  if (largeStyles === undefined) return undefined;
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const time = await pressOnce(browser, site, press, (_page, act) => act());
    if (time !== undefined) times.push(time);
  }
  return { name: press.name, times, largeStyles };
}

/** Each press `runs` times at a processor slowed four times, as on a cheap phone. */
export async function measurePresses(site: string, runs: number): Promise<PressSpeed[]> {
  const executablePath = process.env.CHROME_PATH ?? Launcher.getFirstInstallation() ?? '';
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    executablePath,
  });
  const speeds: PressSpeed[] = [];
  try {
    for (const press of presses) {
      try {
        const speed = await measurePress(browser, site, press, runs);
        if (speed) speeds.push(speed);
        else console.info(`${press.name}: not on this site`);
      } catch (error) {
        // The figures of the others are still worth reading.
        console.error(`${press.name} was not measured: ${String(error).split('\n')[0]}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
  }
  return speeds;
}
