import sharp from 'sharp';
import { beforeAll, expect, inject, it } from 'vitest';
import { attributeOf } from '../../server/http/html-tree.ts';
import { fetchPage, type HtmlPage } from '../support/html-page.ts';
import { listedRoutes } from '../support/site-routes.ts';
import { type Graph, graphFaults, graphsOf, unsaidTexts } from '../support/structured-data.ts';

const site = inject('site');

let pages: { path: string; page: HtmlPage; graphs: Graph[] }[];
beforeAll(async () => {
  pages = await Promise.all(
    listedRoutes.map(async (path) => {
      const page = await fetchPage(site + path);
      return { path, page, graphs: graphsOf(page) };
    }),
  );
});

it('every listed page has one graph whose parts point at each other on that page', () => {
  const wrong = pages.flatMap(({ path, graphs }) =>
    graphFaults(graphs).map((fault) => `${path}: ${fault}`),
  );
  expect(wrong).toEqual([]);
});

it('every text in the structured data stands on the page', () => {
  const wrong = pages.flatMap(({ path, page, graphs }) =>
    unsaidTexts(page, graphs).map((text) => `${path}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

it('each article and case has its picture in three shapes, as wide as its master allows', async () => {
  const wrong: string[] = [];
  for (const { path, graphs } of pages) {
    const told = graphs[0]?.['@graph'].find((node) =>
      /^(BlogPosting|Article)$/.test(`${node['@type']}`),
    );
    if (!told) continue;
    const ratios: string[] = [];
    for (const address of told.image as string[]) {
      const answer = await fetch(site + new URL(address).pathname);
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      ratios.push((width / height).toFixed(2));
      if (width < 800 || width > 1200) wrong.push(`${path}: ${width} wide`);
    }
    if (ratios.join() !== '1.78,1.33,1.00') wrong.push(`${path}: ${ratios.join()}`);
  }
  expect(wrong).toEqual([]);
});

it('nobody gives stars to themselves', () => {
  const rated = pages.filter(({ graphs }) =>
    /aggregateRating|"Review"/.test(JSON.stringify(graphs)),
  );
  expect(rated.map(({ path }) => path)).toEqual([]);
});

it('the way to each page is shown and leads home', () => {
  const wrong = pages
    .filter(({ path }) => path !== '/')
    .filter(({ page, graphs }) => {
      const list = graphs[0]?.['@graph'].find((node) => node['@type'] === 'BreadcrumbList');
      const items = (list?.itemListElement ?? []) as { item: string; name: string }[];
      const links = page.all('a').map((link) => attributeOf(link, 'href'));
      return (
        items.length < 2 ||
        !items.slice(0, -1).every(({ item }) => links.includes(new URL(item).pathname))
      );
    });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
