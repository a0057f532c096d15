import { Launcher } from 'chrome-launcher';
import { type Browser, chromium, type Page } from 'playwright';

/** A press on a page: what is pressed after what was pressed to get there. */
type Press = { name: string; path: string; press: string; before?: string[] };

/** Every kind of press of the site, on a phone. One whose page or element a content does not have is left out. */
const presses: Press[] = [
  { name: 'menu opens', path: '/', press: '[data-menu] summary' },
  {
    name: 'menu closes',
    path: '/',
    before: ['[data-menu] summary'],
    press: '[data-menu] summary',
  },
  { name: 'reduced motion', path: '/', press: 'footer [data-motion-switch]' },
  { name: 'form errors', path: '/contact-us', press: 'main form [type="submit"]' },
  { name: 'services open', path: '/contact-us', press: 'main form summary' },
  { name: 'plan opens', path: '/seo-services', press: 'a[data-plan]' },
  {
    name: 'plan goes on',
    path: '/seo-services',
    before: ['a[data-plan]'],
    press: 'dialog [type="submit"]',
  },
  {
    name: 'plan closes',
    path: '/seo-services',
    before: ['a[data-plan]'],
    press: 'dialog [data-close]',
  },
  {
    name: 'accordion opens',
    path: '/digital-marketing-services',
    press: 'main details:nth-of-type(2) summary',
  },
  { name: 'next step', path: '/digital-marketing-services', press: '[data-step="1"]' },
  { name: 'photo opens', path: '/portfolio/photography/vermello', press: '[data-lightbox] a' },
];

export type PressSpeed = {
  name: string;
  /** Milliseconds from each press to the next frame, as Interaction to Next Paint counts them. */
  times: number[];
  /** Recalculations of style that met more than 200 elements, in the worst run. They do not depend on the machine. */
  largeStyles: number;
};

const worst = (numbers: readonly number[]) => Math.max(0, ...numbers);

/** Counts the recalculations of style of more than 200 elements during an action. */
async function countLargeStyles(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  return trace.traceEvents.filter(
    ({ name, args }) => name === 'UpdateLayoutTree' && (args.elementCount ?? 0) > 200,
  ).length;
}

/** The longest interaction since a moment, in milliseconds. Those below 16 are not reported. */
const longestSince = (page: Page, from: number) =>
  page.evaluate(
    (start) =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const own = list.getEntries().filter(({ startTime }) => startTime >= start);
          resolve(Math.max(16, ...own.map(({ duration }) => duration)));
        });
        observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as object);
        setTimeout(() => resolve(16), 1500);
      }),
    from,
  );

async function measureOnce(browser: Browser, site: string, { path, press, before = [] }: Press) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const response = await page.goto(site + path);
    if (!response?.ok() || (await page.locator(press).count()) === 0) return undefined;
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const selector of before) await page.locator(selector).first().click();
    await page.locator(press).first().scrollIntoViewIfNeeded();
    const start = await page.evaluate(() => performance.now());
    const largeStyles = await countLargeStyles(browser, page, async () => {
      await page.locator(press).first().click();
      // The entry of a press comes after its frame was drawn.
      await page.waitForTimeout(600);
    });
    const time = await longestSince(page, start);
    return { time, largeStyles };
  } finally {
    await context.close();
  }
}

/** Each press `runs` times at a processor slowed four times, as on a cheap phone. */
export async function measurePresses(site: string, runs: number): Promise<PressSpeed[]> {
  const executablePath = Launcher.getFirstInstallation() ?? '';
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath });
  const speeds: PressSpeed[] = [];
  try {
    for (const press of presses) {
      const measured = [];
      for (let run = 0; run < runs; run += 1) {
        const result = await measureOnce(browser, site, press);
        if (result) measured.push(result);
      }
      if (measured.length === 0) continue;
      const times = measured.map(({ time }) => time);
      const largeStyles = worst(measured.map((one) => one.largeStyles));
      speeds.push({ name: press.name, times, largeStyles });
    }
  } finally {
    await browser.close();
  }
  return speeds;
}
