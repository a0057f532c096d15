import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { serveDividedPages } from '../support/divided-pages.ts';
import { layoutShifts, observeShifts } from '../support/layout-shifts.ts';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { templates } from '../support/site-routes.ts';

/** On a phone, `tests/any-content/every-template.test.ts` sees the same for one page of each kind. */
describe.concurrent('the heading does not move when the rest of the page arrives late', () => {
  let pages: PagePool;
  let slow: Awaited<ReturnType<typeof serveDividedPages>>;
  beforeAll(async () => {
    slow = await serveDividedPages(inject('site'), 300);
    pages = await openPages();
  });
  afterAll(async () => {
    await pages.close();
    await slow.close();
  });

  it.for(templates)('on %s', (route, { expect }) =>
    pages.visit(async (page) => {
      await page.route('**/*.woff2', (font) => font.abort());
      await page.goto(slow.url + route);
      await observeShifts(page);
      expect(await layoutShifts(page)).toEqual([]);
    }),
  );
});
