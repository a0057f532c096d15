import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type InlineElement = {
  attributes: Map<string, string>;
  /** What stands between the tags, unchanged. */
  code: string;
  /** Where the element begins and ends in the page. */
  start: number;
  end: number;
};

/** What is written anew of a page, from one place in it to another. */
export type Edit = { start: number; end: number; text: string };

/** A page with the parts of it that a build changes, each in the order of the page. */
export type PageParts = {
  html: string;
  styles: readonly InlineElement[];
  scripts: readonly InlineElement[];
  /** Where words stand that nothing but the page itself writes. */
  texts: readonly { start: number; end: number }[];
};

/** What a script writes anew, or shows as it was typed: there the text stays the text. */
const untouched = new Set(
  'script style pre code textarea title svg form output astro-island'.split(' '),
);

/** Reads a page once for all that is changed in it. */
export function readPage(html: string): PageParts {
  const found = { style: [] as InlineElement[], script: [] as InlineElement[] };
  const texts: { start: number; end: number }[] = [];
  const walk = (parent: DefaultTreeAdapterTypes.ParentNode, plain: boolean): void => {
    for (const child of parent.childNodes) {
      const place = child.sourceCodeLocation;
      if ('tagName' in child) {
        const { tagName } = child;
        const inline = tagName === 'style' || tagName === 'script';
        if (inline && place && 'startTag' in place && place.startTag && place.endTag)
          found[tagName].push({
            attributes: new Map(child.attrs.map(({ name, value }) => [name, value])),
            code: html.slice(place.startTag.endOffset, place.endTag.startOffset),
            start: place.startOffset,
            end: place.endOffset,
          });
        walk(child, plain && !untouched.has(tagName));
      } else if (plain && child.nodeName === '#text' && place)
        texts.push({ start: place.startOffset, end: place.endOffset });
    }
  };
  walk(parse(html, { sourceCodeLocationInfo: true }), true);
  return { html, styles: found.style, scripts: found.script, texts };
}

/** A page with its changes, of which none lies within another. */
export function edited(html: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    parts.push(html.slice(from, start), text);
    from = end;
  }
  return parts.join('') + html.slice(from);
}
