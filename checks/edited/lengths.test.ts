import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { collisions, cutWords, overhang, overlaps } from '../support/layout-faults.ts';
import { lengthened } from '../support/list-lengths/list-lengths.ts';
import { openMeasuringPages, type PagePool } from '../support/page-pool.ts';
import { onePerFolder } from '../support/site-pages.ts';
import { builtPage, entriesOf, everyPage, listedRoutes } from '../support/site-routes.ts';

const site = inject('site');
const paths = onePerFolder(everyPage);
let pages: PagePool;
beforeAll(async () => {
  pages = await openMeasuringPages();
});
afterAll(() => pages.close());

describe.concurrent('with lists of this length nothing breaks, overflows, overlaps or is cut', () => {
  it.for(paths)('on %s', (path, { expect }) =>
    pages.visit(async (page) => {
      const errors: string[] = [];
      page.removeAllListeners('pageerror');
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(site + path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const found: Record<number, string[]> = {};
      for (const width of [390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const faults = [
          await overhang(page),
          ...(await collisions(page)),
          ...(await cutWords(page)),
          ...(await overlaps(page)),
        ].filter((fault) => fault !== null && fault !== undefined);
        if (faults.length > 0) found[width] = faults;
      }
      expect(found).toEqual({});
      expect(errors).toEqual([]);
    }),
  );
});

const longest = Math.max(...lengthened.map(({ length }) => length));
const isLong = entriesOf('/blogs').length >= longest;

describe('a list of articles that one page does not hold goes on at further addresses', () => {
  const further = listedRoutes.filter((route) => /\/page\/\d+$/.test(route));
  const listings = [...new Set(further.map((route) => route.replace(/\/page\/\d+$/, '')))];
  const links = (html: string) => new Set(html.match(/(?<=<a [^>]*href=")[^"]+/g));
  const cardsOn = (route: string) => {
    const [, main = ''] = builtPage(route).split(/<\/?main\b/);
    return [...links(main)].filter((href) => href.startsWith('/blogs/'));
  };
  const inHead = (route: string, tag: RegExp) => tag.exec(builtPage(route))?.[1] ?? '';

  it.runIf(isLong)('and every article stands on one of its pages', () => {
    expect(listings.length).toBeGreaterThanOrEqual(2);
    for (const listing of listings) {
      const pages = [listing, ...further.filter((route) => route.startsWith(`${listing}/page/`))];
      const shown = pages.flatMap(cardsOn);
      expect(shown.toSorted()).toEqual(entriesOf('/blogs').toSorted());
      for (const page of pages) {
        for (const other of pages)
          expect(links(builtPage(page)), `${page} leads to ${other}`).toContain(other);
      }
    }
  });

  it.for(further)(
    '%s has a title, a description and an address of its own',
    (route, { expect }) => {
      const others = listedRoutes.filter((other) => other !== route);
      for (const tag of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
        expect(inHead(route, tag)).not.toBe('');
        expect(others.filter((other) => inHead(other, tag) === inHead(route, tag))).toEqual([]);
      }
      expect(new URL(inHead(route, /<link rel="canonical" href="([^"]+)"/)).pathname).toBe(route);
      expect(builtPage(route)).toContain(`"numberOfItems":${cardsOn(route).length}`);
    },
  );
});
