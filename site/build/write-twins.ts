import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { select, selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { pathOf, twinOfPage } from './built-page.ts';
import { formAsList } from './form-as-list.ts';

const reader = unified().use(rehypeParse);
const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', fences: true });

type Root = ReturnType<typeof reader.parse>;
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
 * @param address where the page is served, in full
 */
export async function twinOf(html: string, address: string): Promise<string> {
  const main = select('main', reader.parse(html));
  if (!main) throw new Error('A page without <main> has no twin.');
  const read = withoutDrawn(main, new Set(selectAll(drawn, main)));
  for (const { properties } of selectAll('[href]', read))
    properties.href = new URL(String(properties.href), address).href;
  for (const { properties } of selectAll('[src]', read))
    properties.src = new URL(String(properties.src), address).href;
  const tree = await writer.run({ type: 'root', children: [read] });
  return writer.stringify(tree);
}

/** Writes the Markdown twin that each page names in its head. @param pages the files of all pages */
export async function writeTwins(
  folder: string,
  site: string,
  pages: readonly string[],
): Promise<void> {
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    const twin = twinOfPage(html);
    if (twin) await writeFile(join(folder, twin), await twinOf(html, site + pathOf(folder, page)));
  }
}
