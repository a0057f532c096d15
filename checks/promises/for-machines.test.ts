import sharp, { type Region } from 'sharp';
import { expect, inject, it } from 'vitest';
import { attributeOf } from '../../server/http/html-tree.ts';
import { ownContent } from '../../site/schemas/own-content.ts';
import { fetchPage, textOf } from '../support/html-page.ts';
import { listedRoutes } from '../support/site-routes.ts';

const site = inject('site');

it('every listed page has a Markdown twin with its heading and full addresses', async () => {
  for (const route of listedRoutes) {
    const page = await fetchPage(site + route);
    const address = page.attribute('link', { rel: 'alternate', type: 'text/markdown' }, 'href');
    const twin = await fetch(`${site}${address}`);
    expect(twin.status, route).toBe(200);
    expect(twin.headers.get('content-type'), route).toContain('text/markdown');
    const text = await twin.text();
    const heading = textOf(page.all('h1')[0] ?? {}).split(' ')[0] ?? '';
    expect(text, route).toContain(heading);
    expect(text, route).not.toMatch(/\]\(\//);
    for (const sum of page.all('output')) expect(text, route).toContain(textOf(sum));
  }
});

it('the map for language models leads to twins that answer', async () => {
  const map = await (await fetch(`${site}/llms.txt`)).text();
  const links = [...map.matchAll(/\]\((https:[^)]+)\)/g)].map(
    ([, address = '']) => new URL(address),
  );
  expect(links.length).toBeGreaterThanOrEqual(listedRoutes.length / 2);
  for (const { pathname } of links)
    expect((await fetch(site + pathname)).status, pathname).toBe(200);
});

it('every page shares a picture of its own, named in the sitemap too', async () => {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  for (const route of listedRoutes) {
    const page = await fetchPage(site + route);
    const picture = page.attribute('meta', { property: 'og:image' }, 'content') ?? '';
    expect(sitemap, route).toContain(`<image:loc>${picture}</image:loc>`);
    expect((await fetch(site + new URL(picture).pathname)).status, route).toBe(200);
    expect(page.attribute('meta', { name: 'robots' }, 'content'), route).toContain(
      'max-image-preview:large',
    );
  }
});

it('every shared picture shows the brand whole at its foot', async () => {
  const spread = async (picture: Buffer, region: Region) => {
    const { channels } = await sharp(await sharp(picture).extract(region).toBuffer()).stats();
    return Math.max(...channels.map(({ stdev }) => stdev));
  };
  const wrong: string[] = [];
  for (const route of listedRoutes) {
    const page = await fetchPage(site + route);
    const address = page.attribute('meta', { property: 'og:image' }, 'content') ?? '';
    const answer = await fetch(site + new URL(address).pathname);
    const picture = Buffer.from(await answer.arrayBuffer());
    // Its words stand on plain ground, the photograph to their right.
    if ((await spread(picture, { left: 64, top: 510, width: 380, height: 60 })) < 10)
      wrong.push(`${route} shows no brand`);
    if ((await spread(picture, { left: 0, top: 590, width: 440, height: 40 })) > 3)
      wrong.push(`the words of ${route} run over the edge`);
  }
  expect(wrong).toEqual([]);
});

it('the sitemap names the pictures of each page, and each of them answers', async () => {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const entries = new Map(
    [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(
      ([, address = '', rest = '']) => [
        new URL(address).pathname,
        [...rest.matchAll(/<image:loc>([^<]+)</g)].map(
          ([, picture = '']) => new URL(picture).pathname,
        ),
      ],
    ),
  );
  const wrong: string[] = [];
  for (const route of listedRoutes) {
    const named = entries.get(route) ?? [];
    if (new Set(named).size < named.length) wrong.push(`${route} names a picture twice`);
    const page = await fetchPage(site + route);
    const first = page.all('img').find((one) => attributeOf(one, 'fetchpriority') === 'high');
    const address = first && attributeOf(first, 'alt') ? attributeOf(first, 'src') : null;
    if (address && !named.includes(address)) wrong.push(`${route} does not name ${address}`);
  }
  for (const picture of new Set([...entries.values()].flat())) {
    const answer = await fetch(site + picture, { method: 'HEAD' });
    if (!answer.headers.get('content-type')?.startsWith('image/')) wrong.push(picture);
  }
  expect(wrong).toEqual([]);
});

it('the sitemap states no day that is yet to come, and every page is known to the look for changes', async () => {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const days = [...sitemap.matchAll(/<lastmod>([^<]+)</g)].map(([, day = '']) => day);
  const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10);
  for (const day of days) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(day <= tomorrow, day).toBe(true);
  }
  const known = ownContent();
  expect(listedRoutes.filter((route) => !known.has(route))).toEqual([]);
});

it('robots, security contact and manifest say what they must', async () => {
  const text = async (path: string) => (await fetch(site + path)).text();
  expect(await text('/robots.txt')).toMatch(
    /Content-Signal: search=yes, ai-input=(yes|no), ai-train=(yes|no)/,
  );
  const security = await text('/.well-known/security.txt');
  expect(security).toMatch(/^Contact: mailto:.+@.+$/m);
  const expires = new Date(/^Expires: (.+)$/m.exec(security)?.[1] ?? '');
  expect(expires.valueOf()).toBeGreaterThan(Date.now());
  const manifest = JSON.parse(await text('/site.webmanifest')) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await fetch(site + src)).status).toBe(200);
});

it('an unknown address names no canonical one', async () => {
  const page = await fetchPage(`${site}/no-such-page`);
  expect(page.status).toBe(404);
  expect(page.all('link').some((link) => attributeOf(link, 'rel') === 'canonical')).toBe(false);
});
