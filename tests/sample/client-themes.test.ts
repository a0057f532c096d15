import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { openMeasuringPages, type PagePool } from '../support/page-pool.ts';
import { entriesOf } from '../support/site-routes.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openMeasuringPages();
});
afterAll(() => pages.close());

const cases = entriesOf('/portfolio').map((route) => {
  const file = join(
    contentFolder,
    'case-studies',
    route.split('/').at(-1) ?? '',
    'case-study.yaml',
  );
  const { colours } = parse(readFileSync(file, 'utf8'));
  return { route, colours: colours as Record<'dark' | 'light' | 'bright', string> | undefined };
});

/** A colour as in computed styles. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The background of every section that matches a selector. */
const grounds = (page: Page, bands: string) =>
  page
    .locator(bands)
    .evaluateAll((found) => found.map((band) => getComputedStyle(band).backgroundColor));

/** Header, footer and the CTA at the end of a case. */
const agency = 'header [data-header], footer, main > :last-child > section';

describe('a case has its client’s own colours', () => {
  it.each(cases)('$route: $colours', ({ route, colours }) =>
    pages.visit(async (page) => {
      await page.goto(site);
      const usual = await grounds(page, 'main > section');
      await page.goto(site + route);
      const rendered = await grounds(
        page,
        `main [data-client-theme="${route.split('/').at(-1)}"] > section`,
      );
      const own = Object.values(colours ?? {}).map(computed);
      expect(rendered).toEqual(expect.arrayContaining(own));
      const [pill] = await grounds(page, 'span[class*="_pill_"]:empty');
      if (colours) expect(pill).toBe(computed(colours.dark));
      if (!colours) expect(usual).toEqual(expect.arrayContaining(rendered.slice(1)));
    }),
  );

  it('and the agency’s own parts have the agency’s colours', () =>
    pages.visit(async (page) => {
      await page.goto(site);
      const usual = await grounds(page, 'main > section, footer');
      for (const { route } of cases) {
        await page.goto(site + route);
        const own = await grounds(page, agency);
        expect(usual, route).toEqual(expect.arrayContaining(own));
      }
    }));
});
