import { attributeOf, editPage, setAttribute, setText } from './html-tree.ts';

/**
 * The built thank-you page with the reference of a lead in it. Relies on `data-reference-line`, hidden as it was
 * built, and `data-reference` inside for the text.
 */
export function showThankYouPage(page: string, reference: string): string {
  return editPage(page, (elements) => {
    for (const element of elements) {
      if (attributeOf(element, 'data-reference-line') !== null)
        setAttribute(element, 'hidden', null);
      if (attributeOf(element, 'data-reference') !== null) setText(element, reference);
    }
  });
}
