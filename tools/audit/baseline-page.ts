import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const removedTags = /^(script|style|svg|picture|img|video|template|source)$/;
const textTags = /^(h[1-6]|p|ul|ol|li|table|tr|td|th|a|span|strong|em|b|i|br|dl|dt|dd|blockquote)$/;

/** Reduces a body to text in plain elements without attributes. */
function reduceToText(body: Element) {
  visit(body, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === 'comment' || (node.type === 'element' && removedTags.test(node.tagName))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type !== 'element') return;
    if (!textTags.test(node.tagName)) node.tagName = 'div';
    node.properties = {};
    return;
  });
}

/** The picture with high fetch priority and all its sources, so that a browser loads the same file. */
function firstPicture(tree: Root): string {
  const pictureElement = selectAll('picture', tree).find((item) =>
    select('img[fetchpriority=high]', item),
  );
  const picture = pictureElement ?? select('img[fetchpriority=high]', tree);
  if (!picture) return '';
  visit(picture, 'element', (node) => {
    delete node.properties.className;
  });
  return `<style>img{max-width:100%;height:auto}</style>${toHtml(picture)}`;
}

/**
 * The page without styles, scripts and fonts: its title, its text in plain elements and its first picture. Its
 * largest contentful paint is the reference for the original page.
 */
export function baselinePage(html: string): string {
  const tree = unified().use(rehypeParse).parse(html);
  const picture = firstPicture(tree);
  const body = select('body', tree);
  if (!body) throw new Error('The page has no body.');
  reduceToText(body);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    toHtml(select('title', tree) ?? []),
    `</head><body>${picture}`,
    toHtml(body.children),
    '</body></html>',
  ].join('');
}
