import type { HtmlElement } from './html-tree.ts';

/** A place of a page that depends on a state; everything between is sent as it was built. */
export type PageSlot<State> = {
  readonly from: number;
  readonly to: number;
  readonly fill: (state: State) => string;
};

/** @param withContent replaces the text inside too, not only the start tag */
export function slot<State>(
  element: HtmlElement,
  withContent: boolean,
  fill: PageSlot<State>['fill'],
): PageSlot<State> {
  const place = element.sourceCodeLocation;
  const from = place?.startTag?.startOffset ?? place?.startOffset ?? 0;
  const end = withContent
    ? (place?.endTag?.startOffset ?? place?.endOffset)
    : (place?.startTag?.endOffset ?? place?.endOffset);
  return { from, to: end ?? from, fill };
}

/** The page as a function of the state: what is between the slots was cut once and for all. */
export function joinAround<State>(
  html: string,
  slots: readonly PageSlot<State>[],
): (state: State) => string {
  const parts: (string | PageSlot<State>['fill'])[] = [];
  let at = 0;
  for (const { from, to, fill } of slots.toSorted((a, b) => a.from - b.from)) {
    // Inside a text that is replaced as a whole.
    if (from < at) continue;
    parts.push(html.slice(at, from), fill);
    at = to;
  }
  parts.push(html.slice(at));
  return (state) => parts.map((part) => (typeof part === 'string' ? part : part(state))).join('');
}
