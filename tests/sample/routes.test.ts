import { expect, inject, it } from 'vitest';
import { attributeOf } from '../../apps/leads/http/html-tree.ts';
import { fetchPage, sitePages, textOf } from '../support/html-page.ts';
import { footerLinks, headerLinks, redirects, routes } from './spec-routes.ts';

const host = 'https://zestory.example';
const site = inject('site');

it('serves the 51 routes of the specification', () => {
  expect(new Set(routes).size).toBe(51);
});

it.each(routes)('%s has one h1, its own meta texts, header and footer', async (route) => {
  const page = await fetchPage(site + route);
  expect(page.status).toBe(200);
  expect(page.all('h1')).toHaveLength(1);
  expect(textOf(page.all('title')[0] ?? {})).not.toBe('');
  expect(page.attribute('meta', { name: 'description' }, 'content')?.length).toBeGreaterThanOrEqual(
    70,
  );
  const canonical = route === '/links' ? '/' : route;
  expect(page.attribute('link', { rel: 'canonical' }, 'href')).toBe(host + canonical);
  const links = page.all('a').map((link) => [attributeOf(link, 'href') ?? '', textOf(link)]);
  for (const [href, label] of [...headerLinks, ...footerLinks])
    expect(links).toContainEqual([href, label]);
  expect(
    links.some(([href, label]) => href === 'tel:+914400000000' && label === "LET'S TALK"),
  ).toBe(true);
  expect(page.attribute('a', { href: 'https://wa.me/914400000000' }, 'target')).toBe('_blank');
});

it('every page has its own title and description', async () => {
  const listed = routes.filter((route) => route !== '/links');
  const pages = await Promise.all(listed.map((route) => fetchPage(site + route)));
  const titles = pages.map((page) => textOf(page.all('title')[0] ?? {}));
  const descriptions = pages.map((page) =>
    page.attribute('meta', { name: 'description' }, 'content'),
  );
  expect(new Set(titles).size).toBe(listed.length);
  expect(new Set(descriptions).size).toBe(listed.length);
});

it('search results show every title in full: it has at most 60 letters', async () => {
  const titles = [...(await sitePages(site)).values()].map((page) =>
    textOf(page.all('title')[0] ?? {}),
  );
  expect(titles.filter((title) => title.length > 60)).toEqual([]);
});

it('every article and case study has its own preview picture', async () => {
  const listed = routes.filter((route) => /^\/(blogs|portfolio)\//.test(route));
  const pictures = await Promise.all(
    listed.map(async (route) => {
      const { attribute } = await fetchPage(site + route);
      const url = attribute('meta', { property: 'og:image' }, 'content') ?? '';
      const response = await fetch(site + new URL(url).pathname);
      return Buffer.from(await response.arrayBuffer()).toString('base64');
    }),
  );
  expect(new Set(pictures).size).toBe(listed.length);
});

it('shows the home screen at /links, with the same words', async () => {
  const [home, links] = await Promise.all([fetchPage(`${site}/`), fetchPage(`${site}/links`)]);
  expect(links.text).toBe(home.text);
  expect(textOf(home.all('title')[0] ?? {})).toBe('Best SEO Company in Chennai');
});

it('marks the about page up as an AboutPage', async () => {
  const { html } = await fetchPage(`${site}/about-us`);
  expect(html).toContain('"@type":"AboutPage"');
});

it.each(Object.entries(redirects))('%s is one permanent redirect to %s', async (from, to) => {
  const response = await fetch(`${site}${from}?from=test`, { redirect: 'manual' });
  expect([301, 308]).toContain(response.status);
  expect(response.headers.get('location')).toBe(`${to}?from=test`);
  expect((await fetch(site + to, { redirect: 'manual' })).status).toBe(200);
});

it('redirects a URL with a trailing slash to the one without', async () => {
  const response = await fetch(`${site}/about-us/`, { redirect: 'manual' });
  expect([301, 308]).toContain(response.status);
  expect(response.headers.get('location')).toBe('/about-us');
});

it('shows the not-found page with status 404 for an unknown URL', async () => {
  const page = await fetchPage(`${site}/no-such-page`);
  expect(page.status).toBe(404);
  expect(page.all('h1')).toHaveLength(1);
  expect(page.attribute('meta', { name: 'robots' }, 'content')).toBe('noindex');
});
