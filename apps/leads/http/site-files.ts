import { ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import {
  isLeadReference,
  REFERENCE_PARAMETER,
  THANK_YOU_PATH,
} from '@agency/contract/lead-reference.ts';
import { decodePath, encodePath } from '@agency/contract/path-spelling.ts';
import { isOtherHost, queryRedirect } from '@agency/contract/redirects.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BuiltSite, type CurrentSite, siteOf } from './built-site.ts';
import { isOwned, isOwnedStream } from './owned-file.ts';
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

const NOT_FOUND = 'Page not found.\n';

/** Headers of a file that is not sent. */
const OF_A_FILE = ['content-encoding', 'content-length', 'content-range', 'etag', 'last-modified'];

const isFileOf =
  ({ folder, owner }: BuiltSite) =>
  (name: string): Promise<boolean> =>
    stat(path.join(folder, name)).then(
      (found) => isOwned(found, owner),
      () => false,
    );

/**
 * Serves the built site; `findTarget` decides which path is a file and which is a redirect. Redirects have the
 * query of the request.
 */
export async function serveSiteFiles(
  app: FastifyInstance,
  currentSite: CurrentSite,
): Promise<void> {
  const thankYouPage = createThankYouPage();
  await app.register(fastifyStatic, {
    root: (await currentSite()).folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    // The folder may not exist yet.
    suppressWarning: true,
  });

  /** The last moment to refuse a file: see owned-file.ts. */
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof ReadStream)) return payload;
    if (await isOwnedStream(payload, siteOf(request).owner)) return payload;
    payload.destroy();
    for (const name of OF_A_FILE) reply.removeHeader(name);
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    return NOT_FOUND;
  });

  /** A media type in the headers of a file is more precise than that of its ending. */
  async function onSend(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { pathname } = splitUrl(request.url);
    const { 'content-type': type } = siteOf(request).headersOf(pathname);
    if (type && reply.statusCode === 200) reply.type(type);
  }

  app.get('/*', { onSend }, async (request, reply) => {
    const site = siteOf(request);
    const { pathname, query } = splitUrl(request.url);
    const reference = new URLSearchParams(query).get(REFERENCE_PARAMETER) ?? '';
    if (isLeadReference(reference) && isThankYouPage(site, pathname)) {
      const page = thankYouPage(await site.htmlOf(pathname), reference);
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return reply.send(page);
    }
    const moved = queryRedirect(site.redirects, decodePath(pathname) ?? pathname, query);
    if (moved) return reply.redirect(urlOf(moved.to, moved.query), 301);
    const target = await findTarget(pathname, site.redirects, isFileOf(site));
    if (target === null) return reply.callNotFound();
    if ('file' in target) return reply.sendFile(target.file, site.folder);
    return reply.redirect(urlOf(target.redirect, encodeURI(target.query ?? ''), query), 301);
  });

  app.setNotFoundHandler(async (request, reply): Promise<FastifyReply> => {
    reply.code(404);
    if (request.url.startsWith('/backend/')) {
      return reply
        .header('cache-control', 'no-store')
        .send({ status: 'error', message: 'Not found.' });
    }
    const site = siteOf(request);
    reply.headers(site.headersOf('/404')).header('cache-control', 'no-cache');
    // Conditions and ranges are about the page that does not exist: the not-found page is always sent whole.
    for (const name of ABOUT_A_FILE) delete request.raw.headers[name];
    if (await isFileOf(site)('404.html'))
      return reply.sendFile('404.html', site.folder, { etag: false, lastModified: false });
    return reply.type('text/plain; charset=utf-8').send(NOT_FOUND);
  });
}

const isThankYouPage = ({ languages }: BuiltSite, path: string): boolean =>
  path === THANK_YOU_PATH || [...languages.values()].some(({ thankYou }) => path === thankYou);

/** The URL of the target of a redirect with the queries that there are. */
function urlOf(to: string, ...queries: readonly (string | undefined)[]): string {
  const url = isOtherHost(to) ? to : encodePath(to);
  const parameters = queries.filter(Boolean);
  if (parameters.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${parameters.join('&')}`;
}

/** Splits a request URL into path and query. */
export function splitUrl(url: string): { pathname: string; query?: string } {
  const [pathname = '', query] = url.split(/\?(.*)/s, 2);
  return { pathname, query };
}
