import { stat } from 'node:fs/promises';
import path from 'node:path';
import { THANK_YOU_PATH } from '@agency/contract/lead-forms.ts';
import { isLeadReference, REFERENCE_PARAMETER } from '@agency/contract/lead-reference.ts';
import { encodePath } from '@agency/contract/path-spelling.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentSite } from './built-site.ts';
import { findTarget } from './page-route.ts';
import { createThankYouPage } from './thank-you-page.ts';

/** Request headers about a version or a part of a file. */
const ABOUT_A_FILE = [
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'range',
];

/**
 * Serves the built site; `findTarget` decides which path is a file and which is a redirect. Redirects have the
 * query of the request.
 */
export async function serveSiteFiles(
  app: FastifyInstance,
  folder: string,
  currentSite: CurrentSite,
): Promise<void> {
  const thankYouPage = createThankYouPage();
  const isFile = async (name: string) =>
    (await stat(path.join(folder, name)).catch(() => null))?.isFile() === true;
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    // The folder may not exist yet.
    suppressWarning: true,
  });

  /** A media type in the headers of a file is more precise than that of its ending. */
  async function onSend({ url }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { 'content-type': type } = (await currentSite()).headersOf(splitUrl(url).pathname);
    if (type && reply.statusCode === 200) reply.type(type);
  }

  app.get('/*', { onSend }, async (request, reply) => {
    const site = await currentSite();
    const { pathname, query } = splitUrl(request.url);
    const reference = new URLSearchParams(query).get(REFERENCE_PARAMETER) ?? '';
    if (pathname === THANK_YOU_PATH && isLeadReference(reference)) {
      const page = thankYouPage(await site.htmlOf(pathname), reference);
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return reply.send(page);
    }
    const target = await findTarget(pathname, site.redirects, isFile);
    if (target === null) return reply.callNotFound();
    if ('file' in target) return reply.sendFile(target.file);
    const parameters = [encodeURI(target.query ?? ''), query].filter(Boolean);
    const url = encodePath(target.redirect);
    return reply.redirect(parameters.length === 0 ? url : `${url}?${parameters.join('&')}`, 301);
  });

  app.setNotFoundHandler(async (request, reply): Promise<FastifyReply> => {
    reply.code(404);
    if (request.url.startsWith('/backend/')) {
      return reply
        .header('cache-control', 'no-store')
        .send({ status: 'error', message: 'Not found.' });
    }
    reply.headers((await currentSite()).headersOf('/404')).header('cache-control', 'no-cache');
    // Conditions and ranges are about the page that does not exist: the not-found page is always sent whole.
    for (const name of ABOUT_A_FILE) delete request.raw.headers[name];
    if (await isFile('404.html'))
      return reply.sendFile('404.html', { etag: false, lastModified: false });
    return reply.type('text/plain; charset=utf-8').send('Page not found.\n');
  });
}

/** Splits a request URL into path and query. */
export function splitUrl(url: string): { pathname: string; query?: string } {
  const [pathname = '', query] = url.split(/\?(.*)/s, 2);
  return { pathname, query };
}
