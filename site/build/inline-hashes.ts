import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** The hashes of the inline scripts and styles of all pages, as the content security policy names them. */
export type InlineHashes = { scripts: string[]; styles: string[] };

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const textOf = ({ childNodes }: Element) =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

const attribute = ({ attrs }: Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted)?.value;

/** Data blocks are not run, so the policy does not name them. */
const isRun = (script: Element) =>
  attribute(script, 'src') === undefined && attribute(script, 'type') !== 'application/ld+json';

function* elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** What the content security policy has to allow of the built pages. */
export async function inlineHashes(pages: readonly string[]): Promise<InlineHashes> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages)
    for (const element of elementsIn(
      parse(await readFile(page, 'utf8'), { scriptingEnabled: false }),
    )) {
      if (element.tagName === 'style') styles.add(sha256(textOf(element)));
      if (element.tagName === 'script' && isRun(element)) scripts.add(sha256(textOf(element)));
    }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}
