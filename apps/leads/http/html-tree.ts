import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;

/**
 * Changes a built page.
 * @param change gets all elements of the page in document order
 */
export function editPage(page: string, change: (elements: HtmlElement[]) => void): string {
  const document = parse(page);
  change([...elementsUnder(document)]);
  return serialize(document);
}

/** Every element under a node in document order. */
export function* elementsUnder(parent: DefaultTreeAdapterTypes.ParentNode): Generator<HtmlElement> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsUnder(child);
  }
}

/** The value of an attribute, or null if the element does not have it. */
export function attributeOf(element: HtmlElement, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** Sets an attribute; null removes it. */
export function setAttribute(element: HtmlElement, name: string, value: string | null): void {
  const others = element.attrs.filter((attribute) => attribute.name !== name);
  element.attrs = value === null ? others : [...others, { name, value }];
}

/** Replaces the content of an element by plain text. */
export function setText(element: HtmlElement, value: string): void {
  element.childNodes = [{ nodeName: '#text', value, parentNode: element }];
}

/** Replaces the content of an element by HTML. */
export function setHtml(element: HtmlElement, content: string): void {
  element.childNodes = parseFragment(content).childNodes;
}
