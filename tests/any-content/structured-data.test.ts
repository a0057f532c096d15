import sharp from 'sharp';
import { beforeAll, expect, inject, it } from 'vitest';
import { attributeOf } from '../../apps/leads/http/html-tree.ts';
import { fetchPage, type HtmlPage } from '../support/html-page.ts';
import { lastModified, listedRoutes } from '../support/site-routes.ts';
import {
  type Graph,
  graphProblems,
  graphsOf,
  missingTexts,
  nodesOf,
} from '../support/structured-data.ts';

const site = inject('site');
const inWords = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

let pages: { path: string; page: HtmlPage; graphs: Graph[] }[];
beforeAll(async () => {
  pages = await Promise.all(
    listedRoutes.map(async (path) => {
      const page = await fetchPage(site + path);
      return { path, page, graphs: graphsOf(page) };
    }),
  );
});

it('every listed page has one graph whose references are all on that page', () => {
  const wrong = pages.flatMap(({ path, graphs }) =>
    graphProblems(graphs).map((problem) => `${path}: ${problem}`),
  );
  expect(wrong).toEqual([]);
});

it('every text in the structured data is on the page', () => {
  const wrong = pages.flatMap(({ path, page, graphs }) =>
    missingTexts(page, graphs).map((text) => `${path}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

it('only pages that present the agency are about it; a service page has an offer catalogue', () => {
  for (const { path, graphs } of pages) {
    const { page, agency, main, nodes } = nodesOf(graphs);
    const presents = path === '/' || /AboutPage|ContactPage/.test(String(page?.['@type']));
    expect(page?.about, path).toEqual(presents ? { '@id': agency?.['@id'] } : undefined);
    if (presents) expect(main, path).toBe(agency);
    const services = nodes.filter((node) => node['@type'] === 'Service');
    if (services.length > 0) expect(main, path).toHaveProperty('hasOfferCatalog');
    for (const service of services) {
      expect(service, path).toHaveProperty('serviceType');
      expect(service, path).toHaveProperty('areaServed');
    }
  }
});

it('articles and cases name people as authors; page, sitemap and structured data have the same date', () => {
  for (const { path, page, graphs } of pages) {
    const { nodes } = nodesOf(graphs);
    const text = nodes.find((node) => /^(BlogPosting|Article)$/.test(String(node['@type'])));
    if (!text) continue;
    const authors = JSON.stringify(text.author);
    const people = nodes.filter((node) => node['@type'] === 'Person');
    if (text['@type'] === 'BlogPosting') expect(people.length, path).toBe(1);
    for (const person of people) expect(authors, path).toContain(person['@id']);
    if (text['@type'] === 'Article' && !text.datePublished) continue;
    // With the offset of the agency's time zone, as search engines ask; else the day before in America.
    expect(String(text.datePublished), path).toMatch(/^\d{4}-\d\d-\d\dT00:00:00[+-]\d\d:\d\d$/);
    expect(String(text.dateModified), path).toMatch(/^\d{4}-\d\d-\d\dT00:00:00[+-]\d\d:\d\d$/);
    const [published, modified] = [text.datePublished, text.dateModified].map((day) =>
      String(day).slice(0, 10),
    );
    expect(lastModified(path), path).toBe(modified);
    // An article shows when its facts were checked, a case when it was published.
    const shown = text['@type'] === 'Article' ? published : modified;
    expect(page.text, path).toContain(inWords.format(new Date(shown ?? '')));
  }
});

it('every author has a page with all their articles, linked from each', () => {
  const profiles = pages.filter(({ graphs }) => nodesOf(graphs).page?.['@type'] === 'ProfilePage');
  const linksOf = (page: HtmlPage) => page.all('a').map((link) => attributeOf(link, 'href'));
  const articles = pages.filter(({ path }) => path.startsWith('/blogs/'));
  for (const { path, page, graphs } of articles) {
    const { nodes } = nodesOf(graphs);
    const author = nodes.find((node) => node['@type'] === 'Person');
    const profile = profiles.find((item) => nodesOf(item.graphs).main?.['@id'] === author?.['@id']);
    expect(linksOf(page), path).toContain(profile?.path);
    expect(linksOf((profile as typeof profile & object).page), path).toContain(path);
  }
});

it('photos of a gallery name their owner and the terms of use', () => {
  const photos = pages.flatMap(({ graphs }) =>
    nodesOf(graphs).nodes.flatMap((node) => (node['@type'] === 'ImageGallery' ? node.image : [])),
  );
  for (const photo of photos)
    for (const field of ['creditText', 'copyrightNotice', 'license', 'acquireLicensePage'])
      expect(photo).toHaveProperty(field);
});

it('each article and case has its picture in three shapes, as wide as the original allows', async () => {
  const wrong: string[] = [];
  for (const { path, graphs } of pages) {
    const node = graphs[0]?.['@graph'].find((node) =>
      /^(BlogPosting|Article)$/.test(`${node['@type']}`),
    );
    if (!node) continue;
    const ratios: string[] = [];
    for (const url of node.image as string[]) {
      const response = await fetch(site + new URL(url).pathname);
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      ratios.push((width / height).toFixed(2));
      if (width < 800 || width > 1200) wrong.push(`${path}: ${width} wide`);
    }
    if (ratios.join() !== '1.78,1.33,1.00') wrong.push(`${path}: ${ratios.join()}`);
  }
  expect(wrong).toEqual([]);
});

it('no page has a rating of the agency by itself', () => {
  const rated = pages.filter(({ graphs }) =>
    /aggregateRating|"Review"/.test(JSON.stringify(graphs)),
  );
  expect(rated.map(({ path }) => path)).toEqual([]);
});

it('each page shows a breadcrumb that begins with the home page', () => {
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
