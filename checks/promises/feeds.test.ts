import { parseFeed } from '@rowanmanning/feed-parser';
import { parseFragment } from 'parse5';
import { beforeAll, expect, inject, it } from 'vitest';
import { attributeOf, elementsUnder, type HtmlElement } from '../../server/http/html-tree.ts';
import { fetchPage, textOf } from '../support/html-page.ts';
import { entriesOf, listedRoutes } from '../support/site-routes.ts';

const site = inject('site');

/** An article as a reader of feeds gets it. */
type Item = { url: string; title: string; html: string; author: string; published: Date };

type JsonFeed = {
  version: string;
  feed_url: string;
  items: {
    id: string;
    url: string;
    title: string;
    content_html: string;
    authors: { name: string }[];
    date_published: string;
  }[];
};

const links = [
  'application/rss+xml',
  'application/atom+xml',
  'application/feed+json',
] as const satisfies string[];

const files = new Map<string, string>();
let items: Map<string, Item[]>;

beforeAll(async () => {
  const page = await fetchPage(`${site}/`);
  for (const type of links) {
    const href = page.attribute('link', { rel: 'alternate', type }, 'href');
    files.set(type, await (await fetch(`${site}${href}`)).text());
  }
  const ofXml = (type: string) =>
    parseFeed(files.get(type) ?? '').items.map((item) => ({
      url: item.url ?? '',
      title: item.title ?? '',
      html: item.content ?? '',
      author: item.authors[0]?.name ?? '',
      published: item.published ?? new Date(Number.NaN),
    }));
  const json = JSON.parse(files.get('application/feed+json') ?? '') as JsonFeed;
  items = new Map([
    ['rss', ofXml('application/rss+xml')],
    ['atom', ofXml('application/atom+xml')],
    [
      'json',
      json.items.map((item) => ({
        url: item.url,
        title: item.title,
        html: item.content_html,
        author: item.authors[0]?.name ?? '',
        published: new Date(item.date_published),
      })),
    ],
  ]);
});

const packed = (text: string) => text.replace(/\s+/g, '');

const isInside = (element: HtmlElement, test: (one: HtmlElement) => boolean): boolean => {
  const { parentNode } = element as unknown as { parentNode?: HtmlElement };
  return test(element) || (parentNode?.attrs !== undefined && isInside(parentNode, test));
};

const has = (name: string) => (one: HtmlElement) => attributeOf(one, name) !== null;

it('every page names the three feeds, and none of them is broken', async () => {
  for (const route of listedRoutes.slice(0, 3)) {
    const page = await fetchPage(site + route);
    for (const type of links)
      expect(page.attribute('link', { rel: 'alternate', type }, 'href'), type).toMatch(/^\/feed\./);
  }
  expect(parseFeed(files.get('application/rss+xml') ?? '').meta).toMatchObject({
    type: 'rss',
    version: '2.0',
  });
  expect(parseFeed(files.get('application/atom+xml') ?? '').meta).toMatchObject({
    type: 'atom',
    version: '1.0',
  });
  const json = JSON.parse(files.get('application/feed+json') ?? '') as JsonFeed;
  expect(json.version).toBe('https://jsonfeed.org/version/1.1');
  expect(json.feed_url).toMatch(/^https:.+\/feed\.json$/);
});

it('the three feeds carry the same articles, the newest first', () => {
  const expected = Math.min(30, entriesOf('/blogs').length);
  const [first = [], ...others] = items.values();
  expect(first.length).toBe(expected);
  for (const other of others) expect(other).toEqual(first);
  const days = first.map(({ published }) => published.valueOf());
  expect(days).toEqual([...days].sort((a, b) => b - a));
  expect(first.every(({ author, title }) => author !== '' && title !== '')).toBe(true);
});

it('a feed carries every word of an article that is not for the page alone', async () => {
  const missing: string[] = [];
  for (const { url, html } of items.get('json') ?? []) {
    const page = await fetchPage(site + new URL(url).pathname);
    const said = packed(textOf(parseFragment(html) as Parameters<typeof textOf>[0]));
    const passages = page.elements.filter(
      (one) =>
        /^(p|li|td|th|h2|h3)$/.test(one.tagName) &&
        isInside(one, has('data-article-text')) &&
        !isInside(one, has('data-page-only')) &&
        !isInside(one, ({ tagName }) => tagName === 'form') &&
        ![...elementsUnder(one)].some((inner) => inner !== one && has('data-page-only')(inner)) &&
        ![...elementsUnder(one)].some((inner) => attributeOf(inner, 'aria-hidden') === 'true') &&
        !isInside(one, (outer) => attributeOf(outer, 'aria-hidden') === 'true'),
    );
    for (const passage of passages)
      if (!said.includes(packed(textOf(passage as Parameters<typeof textOf>[0]))))
        missing.push(`${url}: ${textOf(passage as Parameters<typeof textOf>[0])}`);
  }
  expect(missing).toEqual([]);
});

it('what a feed carries is plain HTML with full addresses, and each picture answers', async () => {
  const wrong: string[] = [];
  const pictures = new Set<string>();
  for (const { url, html } of items.get('json') ?? [])
    for (const one of elementsUnder(parseFragment(html))) {
      if (/^(script|style|svg|form|input|button|iframe|div|span|section)$/.test(one.tagName))
        wrong.push(`${url}: <${one.tagName}>`);
      for (const { name, value } of one.attrs) {
        if (/^(class|style|id)$|^data-|^aria-/.test(name)) wrong.push(`${url}: ${name}`);
        if (/^(href|src)$/.test(name) && !/^(https?:|mailto:|tel:)/.test(value))
          wrong.push(`${url}: ${value}`);
        if (name === 'src') pictures.add(new URL(value).pathname);
      }
    }
  for (const path of pictures) {
    const answer = await fetch(site + path);
    if (!answer.headers.get('content-type')?.startsWith('image/')) wrong.push(path);
  }
  expect(wrong).toEqual([]);
});
