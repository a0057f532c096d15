import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { builtPage } from '../support/site-routes.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

/**
 * Writes into every page which shared elements the transition into it moves, each with its duration in
 * milliseconds. Only a name that both pages have gets a group that moves.
 */
const recordTransition = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const { dataset } = document.documentElement;
      dataset.transition = viewTransition ? 'running' : 'none';
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

const transitionOf = (page: Page) =>
  page
    .waitForFunction(() => {
      const { transition } = document.documentElement.dataset;
      return transition && transition !== 'running' ? transition : undefined;
    })
    .then(async (handle) => (await handle.jsonValue()) ?? '');

/** The shared elements and their durations, as `recordTransition` wrote them. */
const sharedElements = (transition: string) =>
  new Map(
    transition.split(', ').map((part) => {
      const [name = '', time] = part.split(' ');
      return [name, Number(time)];
    }),
  );

const cardsOf = (page: Page) => page.locator('main [data-card] a');

/** Scrolls to the first card of a page. @returns a function that follows its link */
async function scrollToCard(page: Page, from: string) {
  await page.goto(site + from);
  const card = cardsOf(page).first();
  await card.scrollIntoViewIfNeeded();
  const href = await card.getAttribute('href');
  return async () => {
    await card.click();
    await page.waitForURL(`**${href}`);
  };
}

async function followFirstCard(page: Page, from: string) {
  await recordTransition(page);
  await (await scrollToCard(page, from))();
}

/** Chromium skips a transition to a page that takes longer, in milliseconds. */
const MAX_WAIT = 4_000;

/** The shared elements of a navigation, and whether a busy machine was so late that Chromium skipped them. */
async function runTransition(page: Page, go: () => Promise<unknown>) {
  const start = performance.now();
  await go();
  const result = await transitionOf(page);
  const isLate = performance.now() - start > MAX_WAIT;
  return { names: sharedElements(result), wasLate: isLate && /^(none|skipped)$/.test(result) };
}

/** Opens the page of a card and goes back; tries up to three times where a page was late. */
async function openAndReturn(page: Page, route: string) {
  await recordTransition(page);
  for (let visit = 1; ; visit += 1) {
    const onward = await runTransition(page, await scrollToCard(page, route));
    const back = await runTransition(page, async () => {
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
const caseRoute = firstCard('/our-portfolio');

const links: [string, string][] = [
  ['the portfolio to a case', '/our-portfolio'],
  ['a case to the next', caseRoute],
  ['the blog to an article', '/digital-marketing-blog'],
  ['an article to another', firstCard('/digital-marketing-blog')],
];

/** With only two articles, an article has no card of another one. */
const linksWithCards = links.filter(([, route]) => firstCard(route) !== '');

describe('the picture and the title of a card become the head of the linked page, and back', () => {
  it.each(linksWithCards)('from %s', (_link, route) =>
    pages.visit(async (page) => {
      const { onward, back } = await openAndReturn(page, route);
      expect([...onward.keys()]).toEqual(expect.arrayContaining(['picture', 'title']));
      expect([...back.keys()]).toEqual(expect.arrayContaining(['picture-back', 'title-back']));
      for (const time of [...onward.values(), ...back.values()]) {
        expect(time).toBeGreaterThanOrEqual(350);
        expect(time).toBeLessThanOrEqual(450);
      }
    }),
  );
});

it('pages that no card links share no picture and no title', () =>
  pages.visit(async (page) => {
    await recordTransition(page);
    await page.goto(site + caseRoute);
    await page.evaluate((url) => location.assign(url), firstCard('/digital-marketing-blog'));
    await page.waitForURL(`**${firstCard('/digital-marketing-blog')}`);
    const names = [...sharedElements(await transitionOf(page)).keys()];
    expect(names.filter((name) => /^(picture|title)/.test(name))).toEqual([]);
  }));

it('there is no transition with reduced motion', () =>
  pages.visit(async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await followFirstCard(page, '/our-portfolio');
    expect(await transitionOf(page)).toBe('none');
  }));

it('nothing moves after the reduced motion switch', () =>
  pages.visit(async (page) => {
    await page.goto(`${site}/our-portfolio`);
    await page.locator('footer [data-motion-switch]').click();
    await followFirstCard(page, '/our-portfolio');
    expect(await transitionOf(page)).toMatch(/^(none|skipped)$/);
    await page.goBack();
    await page.waitForURL('**/our-portfolio');
    expect(await transitionOf(page)).toMatch(/^(none|skipped)$/);
  }));
