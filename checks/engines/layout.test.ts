import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openVisitor, type Visitor } from '../support/engines/visitor.ts';
import { collisions, overhang } from '../support/layout-faults.ts';
import { everyPage } from '../support/site-routes.ts';

const widths = [320, 768, 1280, 1920];
const site = inject('site');
let visitor: Visitor;
beforeAll(async () => {
  visitor = await openVisitor();
});
afterAll(() => visitor.leave());

it.each(everyPage)(
  '%s begins at its beginnings, keeps within its window and its lines apart',
  async (route) => {
    await visitor.goto(site + route);
    await expect.poll(() => visitor.evaluate(() => document.fonts.status)).toBe('loaded');
    const faults: unknown[] = await visitor.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter(({ scrollLeft }) => scrollLeft > 0)
        .map(({ className, scrollLeft }) => `${className} begins at ${scrollLeft} px`),
    );
    for (const width of widths) {
      await visitor.resize(width);
      expect(await visitor.evaluate(() => innerWidth)).toBe(width);
      faults.push(await overhang(visitor), ...(await collisions(visitor)));
    }
    expect(faults.filter(Boolean)).toEqual([]);
  },
);
