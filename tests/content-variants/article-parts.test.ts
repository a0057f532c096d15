import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { builtPage } from '../support/site-routes.ts';

const route = '/web-shops-in-pollachi';
const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

const photos = (page: Page) => page.locator('figure a:has(img)');

it('a picture of a gallery in a text opens in large, with its caption, and the next one follows', () =>
  pages.visit(async (page) => {
    await page.goto(site + route);
    await photos(page).first().click();
    const box = page.locator('dialog[open]');
    await box.waitFor();
    expect(await box.locator('figcaption').innerText()).toContain('Twenty goods take two hours.');
    expect(await box.evaluate((dialog) => getComputedStyle(dialog).width)).toBe(
      `${page.viewportSize()?.width}px`,
    );
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.locator('figcaption').innerText()).toMatch(/^02 \/ 03/);
    await page.keyboard.press('Escape');
    await expect.poll(() => box.count()).toBe(0);
  }));

it('without a script, each picture is a link to its large file', async () => {
  const links = [...builtPage(route).matchAll(/<a [^>]*href="(\/_astro\/[^"]+\.webp)"/g)];
  expect(links).toHaveLength(3);
  for (const [, file] of links) expect((await fetch(site + file)).ok).toBe(true);
});

it('a video is a link with its title and host, and nothing is asked of that host before a click', () =>
  pages.visit(async (page) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(site + route);
    const card = page.getByRole('link', { name: 'How a shop in Pollachi packs glass jars' });
    await card.scrollIntoViewIfNeeded();
    await card.hover();
    expect(await card.innerText()).toContain('Video on video.noyyal.test');
    expect(await card.getAttribute('href')).toBe('https://video.noyyal.test/watch?v=jars');
    expect([...hosts]).toEqual([site]);
  }));

it('a page without a gallery has none of its styles', () => {
  const styles = /\._lightbox_\w{4}/;
  expect(builtPage(route)).toMatch(styles);
  expect(builtPage('/festival-offer')).not.toMatch(styles);
});
