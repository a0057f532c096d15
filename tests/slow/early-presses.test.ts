import { expect, it, onTestFinished } from 'vitest';
import { pressOnSlowLine } from '../support/early-presses.ts';
import { visitorOf } from '../support/early-visitors.ts';
import { startLeadSite } from '../support/lead-site.ts';
import { openBrowser, withoutPictures } from '../support/site-browser.ts';
import { slowLines } from '../support/slow-line.ts';

it.each(Object.entries(slowLines))(
  'of 24 presses on %s, at ten moments from the first frame on, none is lost',
  async (_name, line) => {
    const site = await startLeadSite();
    const browser = await openBrowser({}, [withoutPictures]);
    onTestFinished(() => browser.close());
    const pages = [await browser.newPage(), await browser.newPage(), await browser.newPage()];
    const outcome = await pressOnSlowLine(site, line, 24, pages.map(visitorOf));
    expect(outcome).toEqual({ lost: [], doubled: [] });
  },
);
