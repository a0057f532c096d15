import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type EngineBrowser, openEngineBrowser } from '../support/engines/engine-browser.ts';
import { builtPage, pagesWith } from '../support/site-routes.ts';
import {
  contrastIn,
  findStickyWords,
  leastContrast,
  markSticky,
  pixelsOf,
} from '../support/sticky-text.ts';

const site = inject('site');
let browser: EngineBrowser;
beforeAll(async () => {
  browser = await openEngineBrowser({ reducedMotion: false });
});
afterAll(() => browser.close());

async function open(route: string, width = 1280) {
  await browser.resize(width);
  await browser.goto(site + route);
  await expect.poll(() => browser.evaluate(() => document.fonts.status)).toBe('loaded');
}

/** Scrolls a story to its start (0) or end (1), and hides its texts: only its pictures are compared. */
const scrollStoryTo = (share: number) =>
  browser.evaluate((at) => {
    const story = document.querySelector('[data-scroll-story]');
    if (!story) return;
    for (const text of story.querySelectorAll<HTMLElement>('p, h3'))
      text.style.setProperty('color', 'transparent', 'important');
    const { top, height } = story.getBoundingClientRect();
    scrollTo({ top: scrollY + top + (height - innerHeight) * at, behavior: 'instant' });
  }, share);

/** How far the page scrolls while a story stays in view. */
const pinnedHeight = () =>
  browser.evaluate(() => {
    const story = document.querySelector<HTMLElement>('[data-scroll-story]');
    const pinned = story?.firstElementChild as HTMLElement | null | undefined;
    return (story?.offsetHeight ?? 0) - (pinned?.offsetHeight ?? 0);
  });

/** The share of pixels that differ between two pictures. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).greyscale().resize(320, 200, { fit: 'fill' }).raw().toBuffer(),
    ),
  );
  const changed = first?.filter((value, index) => Math.abs(value - (second?.[index] ?? 0)) > 24);
  return (changed?.length ?? 0) / (first?.length || 1);
}

it.each(
  pagesWith('data-scroll-story').flatMap((route) => [390, 1280].map((width) => ({ route, width }))),
)(
  'the last picture of the scroll story of $route differs from the first at $width px',
  async ({ route, width }) => {
    await open(route, width);
    if (!(await browser.evaluate(() => CSS.supports('animation-timeline', 'view()')))) {
      // Without scroll-driven animations the pictures are one below another.
      expect(await pinnedHeight()).toBeLessThan(100);
      return;
    }
    const [first, last] = [0.02, 0.98];
    await scrollStoryTo(first);
    await expect.poll(() => browser.evaluate(() => scrollY)).toBeGreaterThan(0);
    const before = await browser.screenshot();
    await scrollStoryTo(last);
    // A screenshot of WebKit takes seconds on a busy machine.
    await expect
      .poll(async () => difference(before, await browser.screenshot()))
      .toBeGreaterThan(0.08);
  },
);

it.each(pagesWith('data-ring').slice(0, 3))('the text rings of %s are closed', async (route) => {
  await open(route);
  const gaps = await browser.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('[data-ring] text')].map((text) => {
      const start = text.getStartPositionOfChar(0);
      const end = text.getEndPositionOfChar(text.getNumberOfChars() - 1);
      return Math.hypot(end.x - start.x, end.y - start.y);
    }),
  );
  expect(gaps).not.toEqual([]);
  // Of a circle with a circumference of 478.
  expect(Math.max(...gaps)).toBeLessThan(20);
});

it.each(pagesWith('_quiet_').slice(0, 4))(
  'links in the text of %s are underlined',
  async (route) => {
    await open(route);
    const plain = await browser.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main p a[href], main a[class*="quiet"]')]
        .filter((link) => link.checkVisibility() && !link.closest('h1, h2, h3'))
        .filter(
          (link) =>
            link.matches('[class*="quiet"]') ||
            link.closest('p')?.innerText.trim() !== link.innerText.trim(),
        )
        .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'))
        .map((link) => link.innerText),
    );
    expect(plain).toEqual([]);
  },
);

/** The boxes behind lines of text, and those that do not cover the letters, by the distance from their edges. */
const lineBoxes = () =>
  browser.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('main h1 span')].filter(
      (part) =>
        getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)' && part.checkVisibility(),
    );
    const uncovered = boxes.flatMap((box) => {
      const range = document.createRange();
      range.selectNodeContents(box.firstElementChild ?? box);
      const letters = [...range.getClientRects()].filter(({ width }) => width > 1);
      return [...box.getClientRects()].flatMap(({ left, right }, index) => {
        const line = letters[index];
        const [before, after] = line ? [line.left - left, right - line.right] : [0, 0];
        return before < 1 || after < 1 ? [`${box.innerText}: ${before}, ${after}`] : [];
      });
    });
    return { count: boxes.length, uncovered };
  });

it.each([390, 1280])(
  'boxes behind the lines of titles cover their letters at %i px',
  async (width) => {
    const uncovered: string[] = [];
    let count = 0;
    for (const route of pagesWith('data-full="true"')) {
      await open(route, width);
      const found = await lineBoxes();
      count += found.count;
      uncovered.push(...found.uncovered);
    }
    expect(count).toBeGreaterThan(0);
    expect(uncovered).toEqual([]);
  },
);

it('the sticky list of contents is readable beside every quotation of an article', async () => {
  const [article = ''] = pagesWith('data-contents').filter((route) =>
    /class="_quote_[^"]* title-lg"/.test(builtPage(route)),
  );
  await open(article);
  expect(await browser.evaluate(markSticky)).toBeGreaterThan(0);
  const quotations = await browser.evaluate(() =>
    [...document.querySelectorAll('main p.title-lg')].map(
      (text) => text.getBoundingClientRect().top + scrollY,
    ),
  );
  let seen = 0;
  /** The words that cannot be read in the picture of the window, once it shows the new place. */
  const faintWords = async (top: number) => {
    const { words = [] } = (await browser.evaluate(findStickyWords, { positions: [top] })) ?? {};
    if (words.length === 0) return [];
    seen += words.length;
    const pixels = await pixelsOf(await browser.screenshot());
    return words.filter((word) => contrastIn(pixels, word) < leastContrast).map(({ word }) => word);
  };
  // While each quotation goes up through the window.
  for (const place of quotations)
    for (const top of [600, 400, 200, 0].map((height) => place - height))
      await expect.poll(() => faintWords(top), { message: `at ${top}` }).toEqual([]);
  expect(seen).toBeGreaterThan(0);
});

it('a demonstration site has its styles, fonts and script, on an origin of its own', async () => {
  await browser.resize(1280);
  await browser.goto(`${site}/demos/seven-screen/index.html`);
  const seen = () =>
    browser.evaluate(() => ({
      origin: window.origin,
      font: [...document.fonts].some(({ status }) => status === 'loaded'),
      heading: getComputedStyle(document.querySelector('h1') as Element).fontFamily,
    }));
  await expect.poll(seen).toMatchObject({ origin: 'null', font: true });
  expect((await seen()).heading).toContain('League Gothic');
  await browser.evaluate(() => {
    const choices = document.querySelectorAll<HTMLInputElement>('.booking [name="show"]');
    [...choices].find(({ checked }) => !checked)?.click();
  });
  const said = () => browser.evaluate(() => document.querySelector('.booking output')?.textContent);
  await expect.poll(said).toContain(';');
});
