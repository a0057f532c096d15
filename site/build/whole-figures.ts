import { type DefaultTreeAdapterTypes, parse } from 'parse5';

const units =
  'lakhs?|crores?|million|per cent|rupees|kB|MB|kg|km|px|metres?|seconds?|minutes?|hours?|days?|weeks?|months?|years?';
const parted = new RegExp(`(\\d[+%]?) (?=(?:${units})(?![\\w-]))`, 'g');

/** What a script writes anew, or shows as it was typed: there the text stays the text. */
const untouched = new Set(
  'script style pre code textarea title svg form output astro-island'.split(' '),
);

/** A page whose figures stay on one line with their units: the space between them does not break. */
export function keepFiguresWhole(html: string): string {
  let kept = '';
  let from = 0;
  const walk = (parent: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of parent.childNodes) {
      if ('tagName' in child && untouched.has(child.tagName)) continue;
      if ('childNodes' in child) walk(child);
      const place = child.sourceCodeLocation;
      if (child.nodeName !== '#text' || !place) continue;
      const text = html.slice(place.startOffset, place.endOffset);
      kept += html.slice(from, place.startOffset) + text.replace(parted, '$1&nbsp;');
      from = place.endOffset;
    }
  };
  walk(parse(html, { sourceCodeLocationInfo: true }));
  return kept + html.slice(from);
}
