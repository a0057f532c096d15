import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { wordsOf } from '../support/content-words.ts';
import { awake, findIslands, holdScripts, type Island, islandOf } from '../support/islands.ts';
import { openBrowser, type SiteBrowser } from '../support/site-browser.ts';

const site = inject('site');
const islands = await findIslands(site);
const { caseStudy, motion } = wordsOf('interface');

let browser: SiteBrowser;
beforeAll(async () => {
  browser = await openBrowser({ reducedMotion: 'no-preference' });
});
afterAll(() => browser.close());

/** Opens the page of an island on a line so slow that no script is there yet. */
async function openAsleep(island: Island): Promise<{ page: Page; release: () => void }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(8000);
  onTestFinished(() => page.close());
  const release = await holdScripts(page);
  await page.goto(site + island.path, { waitUntil: 'commit' });
  await islandOf(page, island).waitFor({ state: 'attached' });
  return { page, release };
}

/** What the keyboard can reach in an island, by its name. */
const controls = (island: Locator) =>
  island
    .locator('a[href], button, input, textarea, select, summary, [tabindex="0"]')
    .evaluateAll((all) =>
      all
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .filter((part) => (part as HTMLElement).tabIndex >= 0 && !part.matches(':disabled'))
        .map(
          (part) =>
            part.getAttribute('aria-label') ??
            part.getAttribute('aria-labelledby') ??
            (part as HTMLElement).innerText.trim(),
        ),
    );

const withControls = islands.filter(({ name }) => !/^(Metaballs|AdPixel)/.test(name));

describe.each(withControls)('$name on $path', (island) => {
  it('can be reached by the keyboard before its script is there, and keeps the focus while it wakes', async () => {
    const { page, release } = await openAsleep(island);
    const asleep = await controls(islandOf(page, island));
    const focusable = islandOf(page, island).locator(
      'a, button:enabled, input:visible, summary, [tabindex="0"]',
    );
    const target = focusable.last();
    await target.focus();
    await target.evaluate((part) => Object.assign(window, { focused: part }));
    release();
    await awake(page, island);
    await page.waitForTimeout(200);
    expect(
      await page.evaluate(() => document.activeElement === Reflect.get(window, 'focused')),
    ).toBe(true);
    expect(await controls(islandOf(page, island))).toEqual(asleep);
  });
});

/** Presses a control, once by mouse and once by keyboard, before the script of its island is there. */
async function pressAsleep(
  island: Island,
  name: string,
  key: boolean,
): Promise<{ page: Page; part: Locator }> {
  const { page, release } = await openAsleep(island);
  const part = islandOf(page, island);
  const control = part
    .getByRole('button', { name, exact: true })
    .or(part.getByRole('link', { name, exact: true }))
    .first();
  if (key) await control.press('Enter');
  else await control.click();
  await page.waitForTimeout(300);
  release();
  await awake(page, island);
  return { page, part };
}

/** The first island of a kind, or the first that says some words; none where the content has no such part. */
const called = (name: string) =>
  islands.filter((island) => island.name.startsWith(name)).slice(0, 1);
const saying = (words: string) =>
  islands.filter((island) => island.name.includes(words)).slice(0, 1);

/** Which of the testimonials lies in their window. */
const shownSlide = (part: Locator) =>
  part.getByRole('group').evaluate((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('li')].findIndex((slide) => {
      const box = slide.getBoundingClientRect();
      return box.left > left - 40 && box.right < right + 40;
    });
  });

describe.each(called('Testimonials'))('the testimonials of $path', (island) => {
  it('show, once awake, the one to which their row was scrolled before', async () => {
    const { page, release } = await openAsleep(island);
    const part = islandOf(page, island);
    await part.getByRole('group').evaluate((row) => {
      row.scrollIntoView({ block: 'center', behavior: 'instant' });
      row.scrollLeft = 2 * (row.querySelector('li')?.offsetWidth ?? 0);
    });
    expect(await shownSlide(part)).toBe(2);
    release();
    await awake(page, island);
    expect(await shownSlide(part)).toBe(2);
  });
});

describe.each([
  ['the mouse', false],
  ['the keyboard', true],
])('a press by %s before the script is there', (_way, key) => {
  it.each(called('SeoPlan'))('opens the plan of $path', async (island) => {
    const { page } = await pressAsleep(island, wordsOf('seo-services').connect.action, key);
    await page.locator('dialog[open]').waitFor();
    expect(new URL(page.url()).hash).toBe('');
  });

  it.each(called('ProcessStepper'))('moves the process of $path on', async (island) => {
    const { next } = wordsOf('digital-marketing-services').process;
    const { part } = await pressAsleep(island, next, key);
    await expect
      .poll(() =>
        part
          .locator('li')
          .evaluateAll((steps) =>
            steps.findIndex((step) => step.checkVisibility({ visibilityProperty: true })),
          ),
      )
      .toBe(1);
  });

  it.each(called('Testimonials'))('moves the testimonials of $path on', async (island) => {
    const { part } = await pressAsleep(island, motion.next, key);
    await expect.poll(() => shownSlide(part)).toBe(1);
  });

  it.each(called('Testimonials'))('pauses the testimonials of $path', async (island) => {
    const { part } = await pressAsleep(island, motion.pause, key);
    await part.getByRole('button', { name: motion.play, exact: true }).waitFor();
  });

  const embeds = [caseStudy.embed.loadSite, caseStudy.embed.loadPdf].flatMap((words: string) =>
    saying(words).map((island) => ({ words, island, path: island.path })),
  );

  it.each(embeds)('loads what “$words” on $path promises', async ({ words, island }) => {
    const { part } = await pressAsleep(island, words, key);
    await part.locator('iframe').waitFor();
  });
});
