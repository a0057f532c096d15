import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { formAsList } from './form-as-list.ts';

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', fences: true });

type Parent = { children: Root['children'] };

/** Parts of a page that say nothing without a screen. */
const drawn =
  'script, style, svg, form:not(:has(output)), button, nav, iframe, img[alt=""], [aria-hidden="true"], [hidden], [data-page-only]';

function withoutDrawn<Node extends Parent>(node: Node, dropped: ReadonlySet<unknown>): Node {
  node.children = node.children
    .filter((child) => child.type !== 'comment' && !dropped.has(child))
    // A form with a result is a sum that was worked out.
    .flatMap((child) =>
      child.type === 'element' && child.tagName === 'form' ? formAsList(child) : [child],
    );
  for (const child of node.children) if ('children' in child) withoutDrawn(child, dropped);
  return node;
}

/**
 * What a page says, as Markdown, with full addresses: a twin is read away from its site.
 * @param page is changed on the way @param address where the page is served, in full
 */
export async function twinOf(page: Root, address: string): Promise<string> {
  const main = select('main', page);
  if (!main) throw new Error('A page without <main> has no twin.');
  const read = withoutDrawn(main, new Set(selectAll(drawn, main)));
  for (const { properties } of selectAll('[href]', read))
    properties.href = new URL(String(properties.href), address).href;
  for (const { properties } of selectAll('[src]', read))
    properties.src = new URL(String(properties.src), address).href;
  const tree = await writer.run({ type: 'root', children: [read] });
  return writer.stringify(tree);
}
