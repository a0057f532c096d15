import { minifySync } from 'vite';
import type { Edit, PageParts } from './page-parts.ts';

const endTag = '</script>';

/** The head's scripts are the same on every page. */
const minified = new Map<string, string>();

function minify(code: string): string {
  const { code: short, errors } = minifySync('inline.js', code, { module: false });
  if (errors[0]) throw new Error(`An inline script cannot be read: ${errors[0].message}\n${code}`);
  return short.trim();
}

/** Scripts that stand in the page as they were written, which the bundler has not seen, get as short as its own. */
export const minifyScripts = ({ scripts }: PageParts): Edit[] =>
  scripts
    .filter(({ attributes, code }) => attributes.size === 0 && code)
    .map(({ code, end }) => {
      const text = minified.get(code) ?? minify(code);
      minified.set(code, text);
      const place = end - endTag.length;
      return { start: place - code.length, end: place, text };
    });
