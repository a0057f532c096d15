import { attributeOf, editPage, setAttribute, setText } from './html-tree.ts';

/**
 * Puts the reference of a lead into the built thank-you page. The page needs `data-reference-line`, which is
 * hidden, and inside it `data-reference` for the text.
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
