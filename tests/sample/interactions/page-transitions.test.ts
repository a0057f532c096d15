import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../../support/page-pool.ts';
import { builtPage } from '../../support/site-routes.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

/**
 * Notes, in every page of the visit, what the transition into it moves: only what both pages show under
 * one name has a group that moves. With each name the time it takes, in milliseconds.
 */
const noteShared = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const { dataset } = document.documentElement;
      dataset.transition = viewTransition ? 'under way' : 'none';
      viewTransition?.ready.then(
        () => {
          const moving = document.getAnimations().flatMap(({ effect }) => {
            const { pseudoElement } = effect as KeyframeEffect;
            const [, name] = /^::view-transition-group\((.+)\)$/.exec(pseudoElement ?? '') ?? [];
            return name ? [`${name} ${effect?.getTiming().duration}`] : [];
          });
          dataset.transition = moving.join(', ') || 'nothing moves';
        },
        () => {
          dataset.transition = 'skipped';
        },
      );
    });
  });

const shared = (page: Page) =>
  page
    .waitForFunction(() => {
      const { transition } = document.documentElement.dataset;
      return transition && transition !== 'under way' ? transition : undefined;
    })
    .then(async (handle) => (await handle.jsonValue()) ?? '');

/** Names and milliseconds of what moved, as `noteShared` wrote them. */
const moved = (transition: string) =>
  new Map(
    transition.split(', ').map((part) => {
      const [name = '', time] = part.split(' ');
      return [name, Number(time)];
    }),
  );

const cardsOf = (page: Page) => page.locator('main [data-card] a');

/** Brings the first card of a page into sight, with its picture. @returns what follows it */
async function reachCard(page: Page, from: string) {
  await page.goto(site + from);
  const card = cardsOf(page).first();
  await card.scrollIntoViewIfNeeded();
  const href = await card.getAttribute('href');
  return async () => {
    await card.click();
    await page.waitForURL(`**${href}`);
  };
}

async function follow(page: Page, from: string) {
  await noteShared(page);
  await (await reachCard(page, from))();
}

/** Chromium drops a hand-over to a page that takes longer, in milliseconds. */
const longestWait = 4_000;

/** What is handed over on a way, and whether it was dropped because the page came late: a busy machine's doing. */
async function handOver(page: Page, go: () => Promise<unknown>) {
  const start = performance.now();
  await go();
  const transition = await shared(page);
  const isLate = performance.now() - start > longestWait;
  return { names: moved(transition), wasLate: isLate && /^(none|skipped)$/.test(transition) };
}

/** To the page of a card and back; once more, up to twice, where a page came late. */
async function thereAndBack(page: Page, route: string) {
  await noteShared(page);
  for (let visit = 1; ; visit += 1) {
    const onward = await handOver(page, await reachCard(page, route));
    const back = await handOver(page, async () => {
      await page.goBack();
      await page.waitForURL(`**${route}`);
    });
    if (visit === 3 || !(onward.wasLate || back.wasLate)) {
      return { onward: onward.names, back: back.names };
    }
  }
}

const firstCard = (route: string) =>
  /data-card=""[\s\S]*?<a [^>]*href="([^"#]+)"/.exec(builtPage(route))?.[1] ?? '';
const aCase = firstCard('/our-portfolio');

const ways: [string, string][] = [
  ['the portfolio to a case', '/our-portfolio'],
  ['a case to the next', aCase],
  ['the blog to an article', '/digital-marketing-blog'],
  ['an article to another', firstCard('/digital-marketing-blog')],
];

/** A content of two articles has none that leads on by a card. */
const waysWithCards = ways.filter(([, route]) => firstCard(route) !== '');

describe('the picture and the title of a card grow into the head of the page it leads to, and back', () => {
  it.each(waysWithCards)('from %s', (_way, route) =>
    pages.visit(async (page) => {
      const { onward, back } = await thereAndBack(page, route);
      expect([...onward.keys()]).toEqual(expect.arrayContaining(['picture', 'title']));
      expect([...back.keys()]).toEqual(expect.arrayContaining(['picture-back', 'title-back']));
      for (const time of [...onward.values(), ...back.values()]) {
        expect(time).toBeGreaterThanOrEqual(350);
        expect(time).toBeLessThanOrEqual(450);
      }
    }),
  );
});

it('pages that no card joins hand over no picture and no title', () =>
  pages.visit(async (page) => {
    await noteShared(page);
    await page.goto(site + aCase);
    await page.evaluate(
      (address) => location.assign(address),
      firstCard('/digital-marketing-blog'),
    );
    await page.waitForURL(`**${firstCard('/digital-marketing-blog')}`);
    const names = [...moved(await shared(page)).keys()];
    expect(names.filter((name) => /^(picture|title)/.test(name))).toEqual([]);
  }));

it('nothing is handed over when reduced motion is asked for', () =>
  pages.visit(async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await follow(page, '/our-portfolio');
    expect(await shared(page)).toBe('none');
  }));

it('nothing moves after the reduced motion switch', () =>
  pages.visit(async (page) => {
    await page.goto(`${site}/our-portfolio`);
    await page.locator('footer [data-motion-switch]').click();
    await follow(page, '/our-portfolio');
    expect(await shared(page)).toMatch(/^(none|skipped)$/);
    await page.goBack();
    await page.waitForURL('**/our-portfolio');
    expect(await shared(page)).toMatch(/^(none|skipped)$/);
  }));
