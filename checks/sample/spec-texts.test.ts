import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { fetchPage } from '../support/html-page.ts';
import { openBrowser, type SiteBrowser, withoutPictures } from '../support/site-browser.ts';
import { counts, growing } from './spec-counts.ts';
import { fixedTexts } from './spec-texts.ts';

const site = inject('site');
let browser: SiteBrowser;

beforeAll(async () => {
  browser = await openBrowser({ javaScriptEnabled: false }, [withoutPictures]);
});
afterAll(() => browser.close());

it.each(Object.entries(fixedTexts))(
  '%s shows every fixed text and figure of the specification',
  async (route, texts) => {
    const { text } = await fetchPage(site + route);
    const missing = texts.filter((fixed) => !text.includes(fixed));
    expect(missing).toEqual([]);
  },
);

it.each(counts)('%s shows the right number of %s', async (route, what, selector, count) => {
  const page = await browser.newPage();
  await page.goto(site + route);
  const found = await page.locator(selector).count();
  if (growing.includes(what)) expect(found).toBeGreaterThanOrEqual(count);
  else expect(found).toBe(count);
  await page.close();
});
