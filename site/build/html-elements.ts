import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type InlineElement = {
  attributes: Map<string, string>;
  /** What stands between the tags, unchanged. */
  code: string;
  /** Where the element begins and ends in the page. */
  start: number;
  end: number;
};

/** All elements of one name in a page, in their order. */
export function inlineElements(html: string, tag: 'style' | 'script'): InlineElement[] {
  const found: InlineElement[] = [];
  const walk = (parent: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of parent.childNodes) {
      if (!('tagName' in child)) continue;
      const place = child.sourceCodeLocation;
      if (child.tagName === tag && place?.startTag && place.endTag)
        found.push({
          attributes: new Map(child.attrs.map(({ name, value }) => [name, value])),
          code: html.slice(place.startTag.endOffset, place.endTag.startOffset),
          start: place.startOffset,
          end: place.endOffset,
        });
      walk(child);
    }
  };
  walk(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}
