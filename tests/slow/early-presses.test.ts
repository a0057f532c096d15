import { expect, it } from 'vitest';
import { pressOnSlowLine } from '../support/early-presses.ts';
import { visitorOf } from '../support/early-visitors.ts';
import { startLeadSite } from '../support/lead-site.ts';
import { openBrowser, withoutPictures } from '../support/site-browser.ts';
import { slowLines } from '../support/slow-line.ts';

/** Pages that load at once on each line: they wait for the line, not for the processor. */
const visitorsPerLine = 4;

it('of 24 presses on each slow line, at ten moments from the first frame on, none is lost', async ({
  onTestFinished,
}) => {
  const browser = await openBrowser({}, [withoutPictures]);
  onTestFinished(() => browser.close());
  const outcomes = await Promise.all(
    Object.entries(slowLines).map(async ([name, line]) => {
      const site = await startLeadSite();
      const visitors = Array.from({ length: visitorsPerLine }, async () =>
        visitorOf(await browser.newPage()),
      );
      return [name, await pressOnSlowLine(site, line, 24, await Promise.all(visitors))];
    }),
  );
  const none = { lost: [], doubled: [] };
  expect(Object.fromEntries(outcomes)).toEqual({ 'Fast 3G': none, 'Slow 3G': none, '2G': none });
});
