import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { formAsList } from './form-as-list.ts';

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', fences: true });

const drawnTags = new Set(['script', 'style', 'svg', 'button', 'nav', 'iframe']);

const holds = (node: Element, tagName: string): boolean =>
  node.children.some(
    (child) => child.type === 'element' && (child.tagName === tagName || holds(child, tagName)),
  );

const isThere = (property: unknown) => property !== undefined && property !== null;

/** Whether a part of a page says nothing without a screen. A form with a result is a sum that was worked out. */
function isDrawn(node: Element): boolean {
  const { tagName, properties } = node;
  if (drawnTags.has(tagName) || (tagName === 'form' && !holds(node, 'output'))) return true;
  if (tagName === 'img' && properties.alt === '') return true;
  const { ariaHidden, hidden, dataPageOnly } = properties;
  return ariaHidden === 'true' || isThere(hidden) || isThere(dataPageOnly);
}

/** Takes away what is drawn, and gives what is left full addresses. */
function keepWords(node: Element, address: string): void {
  node.children = node.children
    .filter((child) => child.type !== 'comment' && !(child.type === 'element' && isDrawn(child)))
    .flatMap((child) =>
      child.type === 'element' && child.tagName === 'form' ? formAsList(child) : [child],
    );
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    for (const name of ['href', 'src'])
      if (isThere(child.properties[name]))
        child.properties[name] = new URL(String(child.properties[name]), address).href;
    keepWords(child, address);
  }
}

/**
 * What a page says, as Markdown, with full addresses: a twin is read away from its site.
 * @param page is changed on the way @param address where the page is served, in full
 */
export async function twinOf(page: Root, address: string): Promise<string> {
  const main = select('main', page);
  if (!main) throw new Error('A page without <main> has no twin.');
  keepWords(main, address);
  const tree = await writer.run({ type: 'root', children: [main] });
  return writer.stringify(tree);
}
