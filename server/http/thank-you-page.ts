import type { FastifyReply } from 'fastify';
import { THANK_YOU_PATH } from '../../contract/lead-forms.ts';
import { isLeadReference, REFERENCE_PARAMETER } from '../../contract/lead-reference.ts';
import type { BuiltSite } from './built-site.ts';
import { attributeOf, readPage, startTag, textInside } from './html-tree.ts';
import { joinAround, slot } from './page-slots.ts';
import { createShownPages } from './shown-pages.ts';

/** True for addresses whose answer depends on the reference in them. */
export function namesReference(url: string): boolean {
  return url.startsWith(`${THANK_YOU_PATH}?`);
}

/**
 * Sends the thank-you page with the reference of a lead in it.
 * @returns false where the address names none, or the page has no place for it: then it is a page like all
 */
export function createThankYouPage(site: BuiltSite) {
  const pages = createShownPages<string>(site);
  return async (query: string, reply: FastifyReply): Promise<boolean> => {
    const reference = new URLSearchParams(query).get(REFERENCE_PARAMETER) ?? '';
    if (!isLeadReference(reference)) return false;
    const page = await pages(THANK_YOU_PATH, readThankYouPage);
    if (page === null) return false;
    reply.headers(page.headers).header('cache-control', 'no-store');
    await reply.type('text/html; charset=utf-8').send(page.show(reference));
    return true;
  };
}

/** Relies on `data-reference-line`, hidden as it was built, and `data-reference` inside for the text. */
function readThankYouPage(html: string): ((reference: string) => string) | null {
  const slots = readPage(html).flatMap((element) => {
    if (attributeOf(element, 'data-reference-line') !== null) {
      return [slot<string>(element, false, () => startTag(element, { hidden: null }))];
    }
    if (attributeOf(element, 'data-reference') === null) return [];
    return [slot<string>(element, true, (text) => startTag(element) + textInside(element, text))];
  });
  return slots.length === 0 ? null : joinAround(html, slots);
}
