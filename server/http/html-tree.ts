import type { DefaultTreeAdapterTypes } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

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

export function setAttribute(element: HtmlElement, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

export function removeAttribute(element: HtmlElement, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

/** Replaces everything inside an element by plain text; the serializer escapes it. */
export function setText(element: HtmlElement, text: string): void {
  // The first line break inside a textarea is dropped by every HTML parser.
  const value = element.tagName === 'textarea' ? `\n${text}` : text;
  element.childNodes = [{ nodeName: '#text', parentNode: element, value }];
}
