import sharp from 'sharp';
import { beforeAll, expect, inject, it } from 'vitest';
import { attributeOf } from '../../server/http/html-tree.ts';
import { fetchPage, type HtmlPage, textOf } from '../support/html-page.ts';
import { listedRoutes } from '../support/site-routes.ts';

const site = inject('site');

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
type Graph = { '@context': string; '@graph': { [key: string]: Value }[] };

let pages: { path: string; page: HtmlPage; graphs: Graph[] }[];
beforeAll(async () => {
  pages = await Promise.all(
    listedRoutes.map(async (path) => {
      const page = await fetchPage(site + path);
      const scripts = page
        .all('script')
        .filter((script) => attributeOf(script, 'type') === 'application/ld+json');
      const graphs = scripts.map((script) => JSON.parse(sourceOf(script)) as Graph);
      return { path, page, graphs };
    }),
  );
});

const sourceOf = (script: { childNodes?: unknown[] }) =>
  ((script.childNodes ?? []) as { value?: string }[]).map(({ value }) => value ?? '').join('');

/** Every object of a value, itself included. */
function objectsIn(value: Value): { [key: string]: Value }[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** Facts for machines, which no visitor reads in this form. */
const unread = new Set([
  '@context',
  '@id',
  '@type',
  'url',
  'item',
  'image',
  'logo',
  'contentUrl',
  'sameAs',
  'inLanguage',
  'datePublished',
  'dateModified',
  'timeRequired',
  'keywords',
  'addressCountry',
  'dayOfWeek',
  'opens',
  'closes',
]);

function textsIn(value: Value, key = ''): string[] {
  if (unread.has(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, name));
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All that the page says: its text, its title and description, and what its pictures show. */
function saidBy({ text, all, attribute }: HtmlPage): string {
  const alts = all('img').map((picture) => attributeOf(picture, 'alt') ?? '');
  const head = [
    attribute('meta', { name: 'description' }, 'content') ?? '',
    ...all('title').map((title) => textOf(title as Parameters<typeof textOf>[0])),
    ...all('title').map((title) => sourceOf(title)),
  ];
  return folded([text, ...head, ...alts].join(' '));
}

it('every listed page has one graph whose parts point at each other on that page', () => {
  const wrong = pages.flatMap(({ path, graphs }) => {
    const [graph] = graphs;
    if (graphs.length !== 1 || !graph) return [`${path}: ${graphs.length} graphs`];
    const ids = graph['@graph'].map((node) => node['@id']);
    if (new Set(ids).size !== ids.length) return [`${path}: an @id stands twice`];
    return objectsIn(graph['@graph'])
      .filter((node) => Object.keys(node).join() === '@id' && !ids.includes(node['@id']))
      .map((node) => `${path}: ${node['@id']} stands on no node`);
  });
  expect(wrong).toEqual([]);
});

it('every text in the structured data stands on the page', () => {
  const wrong = pages.flatMap(({ path, page, graphs }) => {
    const said = saidBy(page);
    return textsIn(graphs as unknown as Value)
      .filter((text) => !said.includes(folded(text)))
      .map((text) => `${path}: ${text}`);
  });
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
