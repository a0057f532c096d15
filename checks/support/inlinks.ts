import { parse } from 'parse5';
import { attributeOf, elementsUnder, type HtmlElement } from '../../server/http/html-tree.ts';

export type Links = {
  /** For each listed page the other listed ones whose main part links to it. */
  inlinks: Map<string, Set<string>>;
  /** Every address of this site that a link names, each with a page that does. */
  named: Map<string, string>;
};

/** The path that a link of this site leads to; empty for all others. */
function pathOf(link: HtmlElement): string {
  const href = attributeOf(link, 'href') ?? '';
  return /^\/(?!\/)/.test(href) ? href.replace(/[?#].*$/, '') : '';
}

/** Reads the links of pages. @param pages their HTML by their paths: all that search engines list */
export function readLinks(pages: ReadonlyMap<string, string>): Links {
  const inlinks = new Map([...pages.keys()].map((route) => [route, new Set<string>()]));
  const named = new Map<string, string>();
  for (const [route, html] of pages) {
    const elements = [...elementsUnder(parse(html))];
    for (const link of elements.filter(({ tagName }) => tagName === 'a'))
      if (pathOf(link)) named.set(pathOf(link), route);
    for (const main of elements.filter(({ tagName }) => tagName === 'main'))
      for (const link of elementsUnder(main))
        if (link.tagName === 'a' && pathOf(link) !== route) inlinks.get(pathOf(link))?.add(route);
  }
  return { inlinks, named };
}
