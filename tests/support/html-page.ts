import { parse } from 'parse5';
import { attributeOf, elementsUnder, type HtmlElement } from '../../apps/leads/http/html-tree.ts';
import { everyPage } from './site-routes.ts';

/** A page as in its HTML, before any script runs. */
export type HtmlPage = {
  status: number;
  html: string;
  elements: HtmlElement[];
  /** The visible text, with white space collapsed. */
  text: string;
  attribute(tag: string, filter: Record<string, string>, name: string): string | null;
  all(tag: string): HtmlElement[];
};

const ignoredTags = new Set(['script', 'style', 'head', 'template', 'noscript']);

/** The text inside an element, with white space collapsed. */
export function textOf(node: { childNodes?: unknown[]; value?: string; tagName?: string }): string {
  const collect = (part: typeof node): string => {
    if (part.tagName && ignoredTags.has(part.tagName)) return '';
    if (typeof part.value === 'string') return part.value;
    return (part.childNodes ?? []).map((child) => collect(child as typeof node)).join(' ');
  };
  // Word joiners keep ranges on one line and are no part of the text.
  return collect(node).replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
}

export async function fetchPage(url: string): Promise<HtmlPage> {
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  const tree = parse(html);
  const elements = [...elementsUnder(tree)];
  return {
    status: response.status,
    html,
    elements,
    text: textOf(tree as Parameters<typeof textOf>[0]),
    all: (tag) => elements.filter((element) => element.tagName === tag),
    attribute(tag, filter, name) {
      const found = elements.find(
        (element) =>
          element.tagName === tag &&
          Object.entries(filter).every(([key, value]) => attributeOf(element, key) === value),
      );
      return found ? attributeOf(found, name) : null;
    },
  };
}

const pagesBySite = new Map<string, Promise<[string, HtmlPage][]>>();

/** All pages of a served site by their paths, fetched once for all files of a worker. */
export async function sitePages(site: string): Promise<Map<string, HtmlPage>> {
  const pages =
    pagesBySite.get(site) ??
    Promise.all(
      everyPage.map(
        async (path): Promise<[string, HtmlPage]> => [path, await fetchPage(site + path)],
      ),
    );
  pagesBySite.set(site, pages);
  return new Map(await pages);
}
