import { afterAll, beforeAll, expect, it } from 'vitest';
import { pressOnSlowLine } from '../support/early-presses.ts';
import { type EngineBrowser, openEngineBrowser } from '../support/engines/engine-browser.ts';
import { startLeadSite } from '../support/lead-site.ts';
import { slowLines } from '../support/slow-line.ts';

/** The time is spent waiting for the line. */
let browsers: EngineBrowser[];
beforeAll(async () => {
  browsers = [await openEngineBrowser(), await openEngineBrowser(), await openEngineBrowser()];
});
afterAll(() => Promise.all(browsers.map((browser) => browser.close())));

/** How long a press may show nothing until it counts as lost. */
const patience = { timeout: 40_000 };

const visitorOf = (browser: EngineBrowser) => ({
  open: (url: string) => browser.goto(url).catch(() => undefined),
  seeOutcome: () =>
    expect
      .poll(() => browser.path(), patience)
      .toMatch(/^\/thank-you/)
      .catch(() => undefined),
});

// tests/slow/early-presses.test.ts does it in Chromium, more often.
it.each(Object.entries(slowLines))(
  'of presses on %s, at moments from the first frame on, none is lost',
  async (_name, line) => {
    const site = await startLeadSite();
    const outcome = await pressOnSlowLine(site, line, 6, browsers.map(visitorOf));
    expect(outcome).toEqual({ lost: [], doubled: [] });
  },
);
