import { afterAll, beforeAll, expect, it } from 'vitest';
import { pressOnSlowLine } from '../support/early-presses.ts';
import { type EngineBrowser, openEngineBrowser } from '../support/engines/engine-browser.ts';
import { startLeadSite } from '../support/lead-site.ts';
import { slowLines } from '../support/slow-line.ts';

let browser: EngineBrowser;
beforeAll(async () => {
  browser = await openEngineBrowser();
});
afterAll(() => browser.close());

/** How long a press may show nothing until it counts as lost. */
const patience = { timeout: 40_000 };

/** The slower ones are tried in Chromium only: ten loads on Slow 3G take WebKit over four minutes. */
const name = 'Fast 3G';

it(`of ten presses on ${name}, at ten moments from the first frame on, none is lost`, async () => {
  const site = await startLeadSite();
  const visitor = {
    // On a slow line the pictures of a page take longer than its form.
    open: (url: string) => browser.goto(url).catch(() => undefined),
    seeOutcome: () =>
      expect
        .poll(() => browser.path(), patience)
        .toMatch(/^\/thank-you/)
        .catch(() => undefined),
  };
  const outcome = await pressOnSlowLine(site, slowLines[name], 10, [visitor]);
  expect(outcome).toEqual({ lost: [], doubled: [] });
});
