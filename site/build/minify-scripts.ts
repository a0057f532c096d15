import { minifySync } from 'vite';
import type { Edit, PageParts } from './page-parts.ts';

const endTag = '</script>';

/** Most inline scripts are the same on every page. */
const minified = new Map<string, string>();

/** @throws Error where the code cannot be read, with the code */
export function minify(code: string): string {
  const known = minified.get(code);
  if (known !== undefined) return known;
  const { code: short, errors } = minifySync('inline.js', code, { module: false });
  if (errors[0]) throw new Error(`An inline script cannot be read: ${errors[0].message}\n${code}`);
  minified.set(code, short.trim());
  return short.trim();
}

/** Scripts that stand in the page as they were written, which the bundler has not seen, get as short as its own. */
export const minifyScripts = ({ scripts }: PageParts): Edit[] =>
  scripts
    .filter(({ attributes, code }) => attributes.size === 0 && code)
    .map(({ code, end }) => {
      const place = end - endTag.length;
      return { start: place - code.length, end: place, text: minify(code) };
    });
