import type { Edit, PageParts } from './page-parts.ts';

const units =
  'lakhs?|crores?|million|per cent|rupees|kB|MB|kg|km|px|metres?|seconds?|minutes?|hours?|days?|weeks?|months?|years?';
const parted = new RegExp(`(\\d[+%]?) (?=(?:${units})(?![\\w-]))`, 'g');

/** Keeps figures on one line with their units: the space between them does not break. */
export function keepFiguresWhole({ html, texts }: PageParts): Edit[] {
  return texts.flatMap(({ start, end }) => {
    const text = html.slice(start, end);
    const whole = text.replace(parted, '$1&nbsp;');
    return whole === text ? [] : [{ start, end, text: whole }];
  });
}
