import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** Where the secure front answers with bare pages, by number. */
export const BARE_PAGES = '/.bare/';

export type BarePage = {
  html: string;
  /** The page's first picture stands on it too. */
  hero: boolean;
};

const notWords = new Set([
  'script',
  'style',
  'svg',
  'picture',
  'img',
  'video',
  'template',
  'source',
]);
const kept = /^(h[1-6]|p|ul|ol|li|table|tr|td|th|a|span|strong|em|b|i|br|dl|dt|dd|blockquote)$/;

/** Words in plain elements without any attribute; what only groups them is taken away, what is no word too. */
function keepWords(body: Element) {
  visit(body, 'comment', (_node, index, parent) => {
    if (parent && index !== undefined) parent.children.splice(index, 1);
    return [SKIP, index ?? 0];
  });
  visit(body, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (notWords.has(node.tagName)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (!kept.test(node.tagName)) node.tagName = 'div';
    node.properties = {};
    return;
  });
}

/** The picture that the page fetches first, with all its sources, so that a browser takes the same file. */
function findHero(tree: Root): Element | undefined {
  const holder = selectAll('picture', tree).find((one) => select('img[fetchpriority=high]', one));
  const hero = holder ?? select('img[fetchpriority=high]', tree);
  if (!hero) return undefined;
  visit(hero, 'element', (node) => {
    delete node.properties.className;
  });
  return hero;
}

/**
 * The least that a page with the same words can be: its title, its words in plain elements, and its
 * first picture where it has one. No style, script or face of type. What it costs is the limit for
 * the page itself.
 */
export function barePage(html: string): BarePage {
  const tree = unified().use(rehypeParse).parse(html);
  const hero = findHero(tree);
  const title = select('title', tree);
  const body = select('body', tree);
  if (!body) throw new Error('A page without a body has no words.');
  const picture = hero ? toHtml(hero) : '';
  keepWords(body);
  return {
    hero: hero !== undefined,
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      toHtml(title ?? []),
      hero ? '<style>img{max-width:100%;height:auto}</style>' : '',
      '</head><body>',
      picture,
      toHtml(body.children),
      '</body></html>',
    ].join(''),
  };
}
