import { visit } from 'unist-util-visit';
import { bodyOf } from './article-text.ts';
import { type Component, parseArticle, type Tree } from './article-tree.ts';
import { componentFields } from './component-fields.ts';
import { NonLiteralField } from './jsx-literals.ts';

/** The name of a picture in Markdown, where a space is written %20. */
export function pictureName(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** The names of pictures in Markdown. */
export function markdownPictures(tree: Tree): string[] {
  const names = new Set<string>();
  visit(tree, 'image', ({ url }) => {
    names.add(pictureName(url));
  });
  return [...names];
}

/** The names of pictures in the fields of components; the check reports fields that cannot be read. */
function componentPictures(tree: Tree): string[] {
  const names: string[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    try {
      names.push(...picturesIn(componentFields(node as Component)));
    } catch (error) {
      if (!(error instanceof NonLiteralField)) throw error;
    }
  });
  return names;
}

/** Each text of a field `src`. */
const picturesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        name === 'src' && typeof inner === 'string' ? inner : picturesIn(inner),
      )
    : [];

/** The pictures in the text of an article, each by its name there, as Astro's schema takes them. */
export function articlePictures(file: string): Record<string, string> {
  // Reading the whole text takes a while, and most have none.
  if (!/!\[|\bsrc\b/.test(bodyOf(file))) return {};
  const tree = parseArticle(file);
  const names = [...markdownPictures(tree), ...componentPictures(tree)];
  return Object.fromEntries(names.map((name) => [name, name]));
}

/** The line of a picture in Markdown. */
export function lineOfPicture(tree: Tree, name: string): number {
  let line = 1;
  visit(tree, 'image', ({ url, position }) => {
    if (pictureName(url) === name) line = position?.start.line ?? 1;
  });
  return line;
}
