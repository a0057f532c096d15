import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { escapeHtml } from '../leads/mail/mail-page.ts';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** All elements of a page, which know where they stand in it. */
export function readPage(html: string): HtmlElement[] {
  return [...elementsUnder(parse(html, { sourceCodeLocationInfo: true }))];
}

/** Every element under a node, in the order of the page. */
export function* elementsUnder(parent: Parent): Generator<HtmlElement> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsUnder(child);
  }
}

/** An attribute's text, or null where the element does not have it. */
export function attributeOf(element: HtmlElement, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** An element's start tag as HTML. @param change attributes to set; null takes one away */
export function startTag(
  element: HtmlElement,
  change: Readonly<Record<string, string | null>> = {},
): string {
  const attributes = {
    ...Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
  };
  const all = Object.entries<string | null>({ ...attributes, ...change });
  const written = all.map(([name, value]) =>
    value === null ? '' : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${element.tagName}${written.join('')}>`;
}

/** Plain text as HTML, to stand inside an element. */
export function textInside(element: HtmlElement, text: string): string {
  // The first line break inside a textarea is dropped by every HTML parser.
  return `${element.tagName === 'textarea' ? '\n' : ''}${escapeHtml(text)}`;
}
