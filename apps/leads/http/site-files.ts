import { stat } from 'node:fs/promises';
import path from 'node:path';
import { THANK_YOU_PATH } from '@agency/contract/lead-forms.ts';
import { isLeadReference, REFERENCE_PARAMETER } from '@agency/contract/lead-reference.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CurrentSite } from './built-site.ts';
import { findTarget } from './page-route.ts';
import { showThankYouPage } from './thank-you-page.ts';

/**
 * Serves the built site; see findTarget for which address is which file, and which lead on with one
 * redirect that keeps the query.
 */
export async function serveSiteFiles(
  app: FastifyInstance,
  folder: string,
  currentSite: CurrentSite,
): Promise<void> {
  const isFile = async (name: string) =>
    (await stat(path.join(folder, name)).catch(() => null))?.isFile() === true;
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    // The folder may be built later.
    suppressWarning: true,
  });

  app.get('/*', async (request, reply) => {
    const site = await currentSite();
    const { pathname, query } = splitAddress(request.url);
    const reference = new URLSearchParams(query).get(REFERENCE_PARAMETER) ?? '';
    if (pathname === THANK_YOU_PATH && isLeadReference(reference)) {
      const page = showThankYouPage(await site.htmlOf(pathname), reference);
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return reply.send(page);
    }
    const target = await findTarget(pathname, site.redirects, isFile);
    if (target === null) return reply.callNotFound();
    if ('file' in target) return reply.sendFile(target.file);
    const words = [encodeURI(target.query ?? ''), query].filter(Boolean);
    const address = encodeURI(target.redirect);
    return reply.redirect(words.length === 0 ? address : `${address}?${words.join('&')}`, 301);
  });

  app.setNotFoundHandler(async (request, reply): Promise<FastifyReply> => {
    reply.code(404);
    if (request.url.startsWith('/backend/')) {
      return reply
        .header('cache-control', 'no-store')
        .send({ status: 'error', message: 'Not found.' });
    }
    reply.headers((await currentSite()).headersOf('/404')).header('cache-control', 'no-cache');
    if (await isFile('404.html'))
      // Without a version: a browser that has the page would get an empty answer.
      return reply.sendFile('404.html', { etag: false, lastModified: false });
    return reply.type('text/plain; charset=utf-8').send('Page not found.\n');
  });
}

/** The path as it was asked for, and the query if there is one. */
export function splitAddress(address: string): { pathname: string; query?: string } {
  const [pathname = '', query] = address.split(/\?(.*)/s, 2);
  return { pathname, query };
}
