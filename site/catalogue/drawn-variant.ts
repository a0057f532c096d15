import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Variant } from './entry.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export type DrawnPart = {
  tag: string;
  attributes: Record<string, string>;
  /** The words in it, white space folded. */
  text: string;
  /** Hidden from screen readers, by itself or by what it stands in. */
  hidden: boolean;
  parts: DrawnPart[];
};

const isElement = (node: Node): node is Element => 'tagName' in node;

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function part(element: Element, inHidden: boolean): DrawnPart {
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
  const hidden = inHidden || attributes['aria-hidden'] === 'true' || 'hidden' in attributes;
  const parts = element.childNodes.filter(isElement).flatMap((child) => all(child, hidden));
  return { tag: element.tagName, attributes, text: textOf(element).trim(), hidden, parts };
}

function all(element: Element, hidden: boolean): DrawnPart[] {
  const drawn = part(element, hidden);
  return [drawn, ...drawn.parts];
}

/** Every element of a variant's HTML, as it stands before any script runs. */
export function drawVariant({ element }: Variant): DrawnPart[] {
  const { childNodes } = parseFragment(renderToStaticMarkup(element));
  return childNodes.filter(isElement).flatMap((child) => all(child, false));
}

/** What a screen reader calls a control: its label, its words, or the pictures in it. */
export function nameOf(control: DrawnPart, around: readonly DrawnPart[]): string {
  const { attributes, text, parts } = control;
  const label = around.find(
    ({ tag, attributes: { for: target }, parts: inside }) =>
      tag === 'label' &&
      (inside.includes(control) || (target !== undefined && target === attributes.id)),
  );
  const pictures = parts.map((inside) => inside.attributes.alt ?? '').join(' ');
  return [attributes['aria-label'], label?.text, attributes.title, text, pictures].join(' ').trim();
}
