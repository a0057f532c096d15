import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import sharp, { type Region } from 'sharp';
import { expect, inject, it } from 'vitest';
import { attributeOf } from '../../apps/leads/http/html-tree.ts';
import { fetchPage } from '../support/html-page.ts';
import { invisibleJoiners } from '../support/invisible-joiners.ts';
import { entriesOf, listedRoutes, routes } from '../support/site-routes.ts';

const site = inject('site');

/** HTML as XML has it inside an element. */
const decoded = (text: string) =>
  (parseFragment(text).childNodes[0] as DefaultTreeAdapterTypes.TextNode).value;

it('the sitemap lists every page except those with noindex and duplicate URLs', async () => {
  const index = await (await fetch(`${site}/sitemap-index.xml`)).text();
  expect(index).toContain('/sitemap-0.xml');
  expect(await (await fetch(`${site}/robots.txt`)).text()).toMatch(
    /^Sitemap: .+\/sitemap-index.xml$/m,
  );
  for (const route of routes) {
    const page = await fetchPage(site + route);
    const robots = page.attribute('meta', { name: 'robots' }, 'content') ?? '';
    const canonical = page.attribute('link', { rel: 'canonical' }, 'href') ?? '';
    const own = new URL(canonical).pathname === route && !robots.includes('noindex');
    expect(listedRoutes.includes(route), route).toBe(own);
  }
});

it('the feed is RSS and lists existing articles, the newest first', async () => {
  const page = await fetchPage(`${site}/`);
  const url = page.attribute('link', { type: 'application/rss+xml' }, 'href');
  const response = await fetch(`${site}${url}`);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const feed = await response.text();
  expect(feed).toContain('<rss version="2.0"');
  expect(feed).toMatch(/<atom:link href="https?:[^"]+\/feed\.xml" rel="self"/);
  expect(Date.parse(/<lastBuildDate>([^<]+)/.exec(feed)?.[1] ?? '')).toBeGreaterThan(0);
  const days = [...feed.matchAll(/<pubDate>([^<]+)</g)].map(([, day = '']) => Date.parse(day));
  expect(days.length).toBe(Math.min(30, entriesOf('/blogs').length));
  expect(days).toEqual([...days].sort((a, b) => b - a));
  for (const [, link = ''] of feed.matchAll(/<item>.*?<link>([^<]+)</gs))
    expect((await fetch(site + new URL(link).pathname)).status, link).toBe(200);
});

it('the full text of articles in the feed has full addresses, and pictures that exist', async () => {
  const feed = await (await fetch(`${site}/feed.xml`)).text();
  const texts = [...feed.matchAll(/<content:encoded>([^<]*)</g)].map(([, text = '']) =>
    decoded(text),
  );
  // A choice of the content: all articles or none.
  expect([0, [...feed.matchAll(/<item>/g)].length]).toContain(texts.length);
  for (const text of texts) {
    expect(text).toMatch(/^</);
    expect(text).not.toMatch(
      / (?:href|src)="(?!https:|mailto:|tel:)|<(?:style|script|svg|iframe)\b/,
    );
    for (const [, picture = ''] of text.matchAll(/<img src="([^"]+)"/g))
      expect((await fetch(site + new URL(picture).pathname)).status, picture).toBe(200);
  }
});

it('every link in llms.txt leads to an existing page', async () => {
  const map = await (await fetch(`${site}/llms.txt`)).text();
  const links = [...map.matchAll(/\]\((https:[^)]+)\)/g)].map(([, url = '']) => new URL(url));
  expect(links.length).toBeGreaterThanOrEqual(listedRoutes.length / 2);
  for (const { pathname } of links)
    expect((await fetch(site + pathname)).status, pathname).toBe(200);
});

it('every page has its own preview picture', async () => {
  for (const route of listedRoutes) {
    const page = await fetchPage(site + route);
    const picture = page.attribute('meta', { property: 'og:image' }, 'content') ?? '';
    expect((await fetch(site + new URL(picture).pathname)).status, route).toBe(200);
    const shows = page.attribute('meta', { property: 'og:image:alt' }, 'content');
    expect(shows?.length, route).toBeGreaterThan(10);
    expect(shows, route).not.toBe(page.attribute('meta', { property: 'og:title' }, 'content'));
    expect(page.attribute('meta', { name: 'robots' }, 'content'), route).toContain(
      'max-image-preview:large',
    );
  }
});

it('every preview picture shows the complete brand in its lower corner', async () => {
  const spread = async (picture: Buffer, region: Region) => {
    const { channels } = await sharp(await sharp(picture).extract(region).toBuffer()).stats();
    return Math.max(...channels.map(({ stdev }) => stdev));
  };
  const wrong: string[] = [];
  for (const route of listedRoutes) {
    const page = await fetchPage(site + route);
    const url = page.attribute('meta', { property: 'og:image' }, 'content') ?? '';
    const response = await fetch(site + new URL(url).pathname);
    const picture = Buffer.from(await response.arrayBuffer());
    // The brand is on a plain background, the picture around it.
    if ((await spread(picture, { left: 32, top: 554, width: 280, height: 52 })) < 10)
      wrong.push(`${route} shows no brand`);
    if ((await spread(picture, { left: 0, top: 610, width: 64, height: 20 })) > 3)
      wrong.push(`the text of ${route} overflows`);
  }
  expect(wrong).toEqual([]);
});

it('/sitemap.xml, which many tools try, leads to the sitemap', async () => {
  expect((await fetch(`${site}/sitemap.xml`)).url).toBe(`${site}/sitemap-index.xml`);
});

it('the sitemap has no date in the future', async () => {
  const sitemap = await (await fetch(`${site}/sitemap-0.xml`)).text();
  const days = [...sitemap.matchAll(/<lastmod>([^<]+)</g)].map(([, day = '']) => day);
  // Where a day begins first, it begins 14 hours before UTC.
  const latest = Date.now() + 14 * 3600 * 1000;
  for (const day of days) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d/);
    expect(Date.parse(day), day).toBeLessThanOrEqual(latest);
  }
});

it('robots.txt, security.txt and the manifest have their required entries', async () => {
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

it('an unknown URL has no canonical URL', async () => {
  const page = await fetchPage(`${site}/no-such-page`);
  expect(page.status).toBe(404);
  expect(page.all('link').some((link) => attributeOf(link, 'rel') === 'canonical')).toBe(false);
  expect(page.attribute('meta', { property: 'og:url' }, 'content')).toBeNull();
});

it('word joiners are only in the visible text of pages', async () => {
  expect(await invisibleJoiners(site)).toEqual([]);
});
