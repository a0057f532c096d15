import type { Element, ElementContent, Nodes } from 'hast';

/** Whether a node is an element, of one of these names. */
export const isElement = (node: Nodes, ...names: string[]): node is Element =>
  node.type === 'element' && (names.length === 0 || names.includes(node.tagName));

export const paragraph = (...children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children,
});
export const words = (value: string): ElementContent => ({ type: 'text', value });
