import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { isElement } from './elements.ts';

/** The first row of a table is its head where all of its words are bold. */
export function markHead(table: Element): void {
  const rows: Element[] = [];
  visit(table, { type: 'element', tagName: 'tr' }, (row: Element) => {
    rows.push(row);
  });
  const cells = rows[0]?.children.filter((child): child is Element => isElement(child, 'td')) ?? [];
  const isBold = ({ children }: Element) => {
    const [only, ...others] = children.filter((child) => textOf(child as Element).trim() !== '');
    return others.length === 0 && only !== undefined && isElement(only, 'strong', 'b');
  };
  if (cells.length === 0 || !cells.every(isBold)) return;
  for (const cell of cells) {
    cell.tagName = 'th';
    cell.children = cell.children.flatMap((child) =>
      isElement(child, 'strong', 'b') ? child.children : [child],
    );
  }
}
