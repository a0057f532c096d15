import { headingSlugs } from '@agency/content/articles/heading-anchors.ts';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const html = unified().use(rehypeParse, { fragment: true });

const namesOf = ({ properties: { id, name } }: Element) =>
  [id, name].filter((value) => typeof value === 'string' && value !== '').map(String);

/**
 * Where the anchors of a post lead in its article: the id of each heading, or the name of an anchor in it or before
 * it, with the words of the heading as links to it have them.
 */
export function headingAnchors(post: string): ReadonlyMap<string, string> {
  const waiting: string[] = [];
  const names: string[][] = [];
  const headings: string[] = [];
  visit(html.parse(post) as Root, 'element', (node) => {
    waiting.push(...namesOf(node));
    if (!/^h[1-6]$/.test(node.tagName)) return undefined;
    visit(node, 'element', (inner) => {
      if (inner !== node) waiting.push(...namesOf(inner));
    });
    names.push(waiting.splice(0));
    headings.push(textOf(node).replace(/\s+/g, ' ').trim());
    return SKIP;
  });
  const slugs = headingSlugs(
    headings.map((words) => `## ${words.replace(/[\\`*_{}[\]<>]/g, '\\$&')}`).join('\n\n'),
  );
  return new Map(names.flatMap((ids, index) => ids.map((id) => [id, slugs[index] ?? ''])));
}
