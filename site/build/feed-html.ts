import type { Element, ElementContent, Nodes } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { formAsList } from './form-as-list.ts';

const reader = unified().use(rehypeParse);

/** What readers of feeds show; all else loses its tag and keeps its words. */
const shown: Schema = {
  tagNames: [
    ...['a', 'abbr', 'blockquote', 'br', 'caption', 'code', 'dd', 'del', 'dl', 'dt', 'em'],
    ...['figcaption', 'figure', 'h2', 'h3', 'h4', 'hr', 'img', 'li', 'ol', 'p', 'pre', 'strong'],
    ...['sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'time', 'tr', 'ul'],
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  required: {},
  clobber: [],
  strip: ['script', 'style', 'svg', 'template', 'iframe', 'button', 'summary'],
};

/** Parts that are drawn, repeat what stands beside them, or speak of the page around them. */
const leftOut = '[aria-hidden="true"], [hidden], [data-page-only], caption.visually-hidden';

const headings = new Set(['h2', 'h3', 'h4']);
const parts = new Set(['aside', 'section', 'figure']);
const phrasing = new Set(['a', 'abbr', 'br', 'code', 'em', 'img', 'picture', 'span', 'strong']);

const isPhrase = (node: ElementContent) =>
  node.type === 'text' || (node.type === 'element' && phrasing.has(node.tagName));
const saysSomething = (node: ElementContent) => node.type !== 'text' || /\S/.test(node.value);

type Setting = { address: string; dropped: ReadonlySet<Element>; inPart: boolean };

function asReadAway(node: ElementContent, setting: Setting): ElementContent[] {
  if (node.type !== 'element') return node.type === 'text' ? [node] : [];
  if (setting.dropped.has(node)) return [];
  if (node.tagName === 'form') return asAllReadAway(formAsList(node), setting);
  const inPart = setting.inPart || parts.has(node.tagName);
  const read = { ...node, children: asAllReadAway(node.children, { ...setting, inPart }) };
  const full = (href: unknown) => new URL(String(href), setting.address).href;
  if (node.tagName === 'a') read.properties = { href: full(node.properties.href) };
  if (node.tagName === 'img')
    read.properties = { ...node.properties, src: full(node.properties.src) };
  // An aside would run into the words after it; readers set quotations apart.
  if (node.tagName === 'aside') read.tagName = 'blockquote';
  // The title of a part would seem to head all that follows it.
  if (headings.has(node.tagName) && setting.inPart)
    return [{ ...read, tagName: 'p', children: [{ ...read, tagName: 'strong' }] }];
  const isParagraph = read.children.some(saysSomething) && read.children.every(isPhrase);
  if (node.tagName === 'div' && isParagraph) read.tagName = 'p';
  return [read];
}

const asAllReadAway = (nodes: readonly ElementContent[], setting: Setting) =>
  nodes.flatMap((node) => asReadAway(node, setting));

/**
 * The words and pictures of an article as a feed carries them: plain HTML, full addresses, no classes.
 * @param html the built page @param address where it is served, in full
 * @throws when the page marks no part as the article's text
 */
export function feedHtml(html: string, address: string): string {
  const page = reader.parse(html);
  const body = select('[data-article-text]', page);
  if (!body) throw new Error(`${address} marks no part with data-article-text.`);
  const picture = select('[data-page-picture] img', page);
  const dropped = new Set(selectAll(leftOut, body));
  const read = asAllReadAway([...(picture ? [picture] : []), ...body.children], {
    address,
    dropped,
    inPart: false,
  });
  return toHtml(sanitize({ type: 'root', children: read } as Nodes, shown));
}
