import { basename } from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { componentHandler, videoCard } from './components.ts';
import { decoded } from './decoded.ts';
import { isElement, paragraph, words } from './elements.ts';
import { flat, isAddress, withoutFigures } from './figures.ts';
import { gatherGalleries } from './galleries.ts';
import { markHead } from './table-head.ts';
import { isVideoFile, videoPage } from './videos.ts';

/** What the text of a post needs from outside. */
export type TextSources = {
  /** The new address of a link; undefined when there is none, and its words stay. */
  linkTo(url: string): string | undefined;
  /** The picture beside the article; undefined when it is not there. */
  pictureOf(url: string, alt: string): { src: string; alt: string } | undefined;
  /** Where an anchor of the post leads: the words of a heading, as links to it have them. */
  anchorOf(id: string): string | undefined;
  /** Gets what is lost, in a few words. */
  lost(what: string): void;
};

/** What a person has to replace. The address is code, so that it is no link. */
const toReplace = (what: string, address: string): ElementContent[] => [
  words(`REPLACE: ${what} `),
  { type: 'element', tagName: 'code', properties: {}, children: [words(address)] },
];

const property = (node: Element, name: string) => String(node.properties[name] ?? '').trim();

/** A link on its own line: the visitor's browser asks another site only after a click. */
function linkLine(url: string, title: string): Element {
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: url },
    children: [words(title || (url.startsWith('/') ? decoded(basename(url)) : url))],
  };
  return paragraph(link);
}

/** A video as a card; anything else of another site as a link. */
function embedded(url: string, title: string, isVideo = false): Element {
  const page = videoPage(url) ?? (isVideo || isVideoFile(url) ? url : undefined);
  return page === undefined ? linkLine(url, title) : videoCard(page, title);
}

/** What an article shows instead of an element; undefined for an element that stays. */
function replacementOf(node: Element, sources: TextSources): ElementContent[] | undefined {
  const { tagName } = node;
  if (
    /^(script|style|noscript|form|input|select|textarea|object|embed|canvas|svg|map)$/.test(tagName)
  ) {
    sources.lost(`<${tagName}>`);
    return [];
  }
  if (/^(s|del|strike|u|span|font|button)$/.test(tagName)) return node.children;
  if (/^(div|section|article|details|main|header|footer|aside|center)$/.test(tagName))
    return flat(paragraph(...node.children));
  if (tagName === 'summary') return [paragraph({ ...node, tagName: 'strong', properties: {} })];
  if (tagName === 'cite') return [words('— '), ...node.children];
  // Captions are in italics as a whole.
  if (tagName === 'figcaption')
    node.children = node.children.flatMap((child) =>
      isElement(child, 'em', 'i') ? child.children : [child],
    );
  if (tagName === 'table') markHead(node);
  if (tagName === 'img') return pictureLine(node, sources);
  if (/^(iframe|video|audio)$/.test(tagName)) return [mediaLine(node, sources)];
  if (tagName === 'a') return linkOf(node, sources);
  return undefined;
}

const addressOf = (image: Element) => property(image, 'src') || property(image, 'dataSrc');

const pictureAt = (image: Element, { pictureOf }: TextSources) =>
  pictureOf(addressOf(image), property(image, 'alt'));

function pictureLine(node: Element, sources: TextSources): ElementContent[] {
  const picture = pictureAt(node, sources);
  const url = addressOf(node);
  const alt = property(node, 'alt');
  if (picture)
    return [paragraph({ type: 'element', tagName: 'img', properties: picture, children: [] })];
  return [paragraph(...toReplace(`the picture ${alt ? `“${alt}”` : ''}`.trim(), url))];
}

function mediaLine(node: Element, sources: TextSources): Element {
  const source = node.children.find((child) => isElement(child, 'source')) as Element | undefined;
  const url = property(node, 'src') || (source ? property(source, 'src') : '');
  const full = url.startsWith('//') ? `https:${url}` : url;
  const href = sources.linkTo(full);
  if (href === undefined) {
    sources.lost(`the ${node.tagName} ${full}`);
    return paragraph(...toReplace(`the ${node.tagName}`, full));
  }
  if (node.tagName === 'iframe' && videoPage(href) === undefined)
    sources.lost(`the frame of ${href}: a link is there instead`);
  return embedded(href, property(node, 'title'), node.tagName === 'video');
}

function linkOf(node: Element, sources: TextSources): ElementContent[] {
  // A picture that opens itself in large is only a picture.
  if (node.children.some((child) => isElement(child, 'img'))) return node.children;
  const url = property(node, 'href');
  if (url.startsWith('#')) {
    const anchor = sources.anchorOf(decoded(url.slice(1)));
    return anchor ? [{ ...node, properties: { href: `#${anchor}` } }] : node.children;
  }
  if (url === '') return node.children;
  const href = sources.linkTo(url);
  if (href !== undefined) return [{ ...node, properties: { href } }];
  sources.lost(`the link to ${url}`);
  return [...node.children, words(' ('), ...toReplace('the link to', url), words(')')];
}

/** Replaces elements from the inside out, so that what an element contains is in what replaces it. */
function replaceElements(parent: Root | Element, sources: TextSources): void {
  parent.children = parent.children.flatMap((child) => {
    if (child.type === 'comment' || child.type === 'doctype') return [];
    if (!isElement(child)) return [child as ElementContent];
    replaceElements(child, sources);
    return replacementOf(child, sources) ?? [child];
  }) as ElementContent[];
}

/** A cell of a table has no component: a video is a link there. */
function linksInTables(tree: Root): void {
  visit(tree, { type: 'element', tagName: 'table' }, (table: Element) => {
    visit(table, { type: 'element', tagName: 'component' }, (node: Element, index, parent) => {
      const { url } = JSON.parse(String(node.properties.fields));
      if (parent && index !== undefined) parent.children[index] = linkLine(url, '');
    });
  });
}

/** Headings begin with ##, none is skipped, and equal ones stay equal. */
function levelHeadings(tree: Root): void {
  const above: number[] = [];
  visit(tree, 'element', (node: Element) => {
    const [, written] = /^h([1-6])$/.exec(node.tagName) ?? [];
    if (written === undefined) return;
    const level = Number(written);
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    node.tagName = `h${Math.min(6, above.length + 1)}`;
    node.properties = {};
    node.children = node.children.map((child) =>
      isElement(child, 'strong', 'b') ? (child.children[0] ?? child) : child,
    );
  });
}

/** What articles have on a line of its own, at the top of the text. */
function clean(sources: TextSources) {
  return (tree: Root) => {
    gatherGalleries(tree, (image) => pictureAt(image, sources), sources.lost);
    replaceElements(tree, sources);
    linksInTables(tree);
    const children = (tree.children as ElementContent[]).flatMap(withoutFigures).flatMap(flat);
    tree.children = children.map((node) => {
      if (!isAddress(node)) return node;
      const url = textOf(node).trim();
      return embedded(sources.linkTo(url) ?? url, '');
    });
    levelHeadings(tree);
  };
}

/** The HTML of a post as the text of an article. */
export async function articleText(html: string, sources: TextSources): Promise<string> {
  const file = await unified()
    .use(rehypeParse, { fragment: true })
    .use(() => clean(sources))
    .use(rehypeRemark, { handlers: componentHandler })
    .use(remarkGfm)
    .use(remarkMdx)
    .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', fences: true })
    .process(html);
  return String(file).trim();
}
