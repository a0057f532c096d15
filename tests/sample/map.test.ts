import { expect, inject, it } from 'vitest';
import type { fields } from '../../apps/site/src/blocks/OfficeMap/schema.ts';
import { openPages } from '../support/page-pool.ts';
import { blockOf } from '../support/site-copy.ts';

const map = blockOf<typeof fields>('pages/contact-us.yaml', 'OfficeMap');
if (!map) throw new Error('The contact page of the sample has no map.');

it('without network the map says so and gives the address', async () => {
  const pages = await openPages({ reducedMotion: 'reduce' }, [], 1);
  await pages.visit(async (page) => {
    await page.goto(`${inject('site')}/contact-us`);
    const section = page.locator('section[aria-labelledby="map-title"]');
    await section.scrollIntoViewIfNeeded();
    await page.context().setOffline(true);
    await section.getByRole('button', { name: map.action }).click();
    const [before = '', after = ''] = map.failed.split('{address}');
    const said = () => section.getByRole('status').innerText();
    await expect.poll(said).toMatch(new RegExp(`^${before}.{20,}${after.replace('.', '\\.')}$`));
    expect(await section.locator('svg').first().isVisible()).toBe(true);
    await page.context().setOffline(false);
  });
  await pages.close();
});

it.each([
  ['cannot be reached', 'says so, instead of the error page of the browser'],
  ['answers', 'is shown'],
])('a map whose host %s %s', async (how) => {
  const pages = await openPages({ reducedMotion: 'reduce' }, [], 1);
  await pages.visit(async (page) => {
    const isReachable = how === 'answers';
    const headers = { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' };
    await page.route(/openstreetmap/, (route) =>
      isReachable
        ? route.fulfill({ body: '<p>Map</p>', headers })
        : route.abort('connectionfailed'),
    );
    await page.goto(`${inject('site')}/contact-us`);
    const section = page.locator('section[aria-labelledby="map-title"]');
    await section.scrollIntoViewIfNeeded();
    const asked = page.waitForRequest((request) => request.method() === 'HEAD');
    await section.getByRole('button', { name: map.action }).click();
    await asked;
    const [before = ''] = map.failed.split('{address}');
    if (isReachable)
      await expect.poll(() => section.frameLocator('iframe').locator('p').innerText()).toBe('Map');
    else await expect.poll(() => section.getByRole('status').innerText()).toContain(before);
    expect(await section.locator('iframe').count()).toBe(isReachable ? 1 : 0);
  });
  await pages.close();
});
