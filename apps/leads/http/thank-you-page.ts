import { randomUUID } from 'node:crypto';
import { attributeOf, editPage, setAttribute, setText } from './html-tree.ts';

/**
 * Puts the reference of a lead into the built thank-you page. The page needs `data-reference-line`, which is
 * hidden, and inside it `data-reference` for the text. A page is parsed once, because that takes 3 ms.
 */
export function createThankYouPage(): (page: string, reference: string) => string {
  const place = randomUUID();
  let parsed = { page: '', html: '' };
  return (page, reference) => {
    if (page !== parsed.page) parsed = { page, html: withReference(page, place) };
    return parsed.html.replaceAll(place, () => reference);
  };
}

function withReference(page: string, reference: string): string {
  return editPage(page, (elements) => {
    for (const element of elements) {
      if (attributeOf(element, 'data-reference-line') !== null)
        setAttribute(element, 'hidden', null);
      if (attributeOf(element, 'data-reference') !== null) setText(element, reference);
    }
  });
}
