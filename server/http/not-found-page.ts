import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../leads/mail/mail-page.ts';
import type { BuiltSite } from './built-site.ts';
import { attributeOf, readPage, startTag } from './html-tree.ts';
import { type NamedPage, nearPages } from './near-pages.ts';
import { joinAround, slot } from './page-slots.ts';
import { createShownPages } from './shown-pages.ts';

/**
 * Sends the not-found page with the pages in it that may have been meant.
 * @returns false where none is near, or the page has no place for them: then it is sent as it was built
 */
export function createNotFoundPage(site: BuiltSite) {
  const pages = createShownPages<readonly NamedPage[]>(site);
  return async (address: string, reply: FastifyReply): Promise<boolean> => {
    const near = nearPages(site.pageNames(), address);
    const page = near.length > 0 ? await pages('/404', readNotFoundPage) : null;
    if (page === null) return false;
    reply.headers(page.headers).header('cache-control', 'no-store');
    await reply.type('text/html; charset=utf-8').send(page.show(near));
    return true;
  };
}

const linkTo = ({ path, name }: NamedPage) =>
  `<li><a href="${escapeHtml(path)}">${escapeHtml(name)}</a></li>`;

/** Relies on `data-near-pages`, hidden as it was built, and `data-near-list` inside for the links. */
function readNotFoundPage(html: string): ((near: readonly NamedPage[]) => string) | null {
  const slots = readPage(html).flatMap((element) => {
    if (attributeOf(element, 'data-near-pages') !== null) {
      return [
        slot<readonly NamedPage[]>(element, false, () => startTag(element, { hidden: null })),
      ];
    }
    if (attributeOf(element, 'data-near-list') === null) return [];
    return [
      slot<readonly NamedPage[]>(
        element,
        true,
        (near) => startTag(element) + near.map(linkTo).join(''),
      ),
    ];
  });
  return slots.length === 0 ? null : joinAround(html, slots);
}
