import { minifySync } from 'vite';

/** A function as a script in the page: without its comments and line breaks, which every page would carry. */
export const inlineScript = (start: () => void) =>
  minifySync('inline.js', `(${start})()`).code.trimEnd();
