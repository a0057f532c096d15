import { expect, inject, it } from 'vitest';
import { attributeOf } from '../server/http/html-tree.ts';
import { fetchPage, textOf } from './html-page.ts';
import { caseStudyRoutes } from './spec-routes.ts';

const site = inject('site');

it.each(caseStudyRoutes)(
  '%s tells client, services, technology or mode, industry, and ends with START NOW',
  async (route) => {
    const page = await fetchPage(site + route);
    const facts = page.all('dt').map((term) => textOf(term));
    for (const fact of ['Client', 'Services', 'Industry']) expect(facts).toContain(fact);
    expect(facts.includes('Mode') || facts.includes('Technology')).toBe(true);
    const start = page.all('a').filter((link) => attributeOf(link, 'href') === '/contact');
    expect(start.map((link) => textOf(link))).toContain('START NOW');
  },
);

const seoCases = ['hi-life-exhibitions', 'green-sky-landscapes', 'rmd-hospital'];

it.each(seoCases)(
  '/portfolio/%s shows figures before the project and three months',
  async (slug) => {
    const page = await fetchPage(`${site}/portfolio/${slug}`);
    const headings = page.all('h3').map((heading) => textOf(heading));
    expect(headings).toEqual(expect.arrayContaining(['Month 1', 'Month 2', 'Month 3']));
    expect(page.text).toMatch(/Before the project/);
  },
);

const searchCases = [...seoCases, 'chefmn', 'brownpost'];

it.each(searchCases)(
  '/portfolio/%s answers at least two searches with words written for the client',
  async (slug) => {
    const page = await fetchPage(`${site}/portfolio/${slug}`);
    const searches = page
      .all('p')
      .filter((line) => textOf(line).startsWith('Somebody searches for:'));
    expect(searches.length).toBeGreaterThanOrEqual(2);
    expect(page.text).toContain(slug === 'brownpost' ? 'Advert' : 'Search result');
  },
);

const embeds = [
  ['mealmaven', '/demos/mealmaven/'],
  ['seven-screen', '/demos/seven-screen/'],
  ['raha', '/brand-guides/raha.pdf'],
  ['zord', '/brand-guides/zord.pdf'],
] as const;

it.each(embeds)('/portfolio/%s embeds a piece that can be opened', async (slug, start) => {
  const page = await fetchPage(`${site}/portfolio/${slug}`);
  const addresses = page.all('a').map((link) => attributeOf(link, 'href') ?? '');
  const address = addresses.find((href) => href.startsWith(start));
  expect(address).toBeDefined();
  const piece = await fetch(site + address);
  expect(piece.status).toBe(200);
  expect((await piece.arrayBuffer()).byteLength).toBeGreaterThan(1000);
});

it('links social tiles of the Vermello case to the posts, in a new tab', async () => {
  const page = await fetchPage(`${site}/portfolio/vermello`);
  const tiles = page
    .all('a')
    .filter((link) =>
      attributeOf(link, 'href')?.startsWith('https://www.instagram.com/zestory.example'),
    );
  expect(
    tiles.filter((link) => attributeOf(link, 'target') === '_blank').length,
  ).toBeGreaterThanOrEqual(4);
});
