import { attributeOf, readPage, startTag, textInside } from './html-tree.ts';
import { joinAround, slot } from './page-slots.ts';

/** The built thank-you page with the reference of a lead in it. */
export type ThankYouPage = (reference: string) => string;

/**
 * Relies on `data-reference-line`, hidden as it was built, and `data-reference` inside for the text.
 * @returns null when the page has no place for a reference
 */
export function readThankYouPage(html: string): ThankYouPage | null {
  const slots = readPage(html).flatMap((element) => {
    if (attributeOf(element, 'data-reference-line') !== null) {
      return [slot<string>(element, false, () => startTag(element, { hidden: null }))];
    }
    if (attributeOf(element, 'data-reference') === null) return [];
    return [slot<string>(element, true, (text) => startTag(element) + textInside(element, text))];
  });
  return slots.length === 0 ? null : joinAround(html, slots);
}
