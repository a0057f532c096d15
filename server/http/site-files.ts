import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltSite } from './built-site.ts';
import { mediaType } from './media-type.ts';
import { createNotFoundPage } from './not-found-page.ts';
import { findTarget } from './page-route.ts';
import { asPageAnswer, mentionsMarkdown, twinName, wantsMarkdown } from './page-twin.ts';
import { resourcePolicy } from './security-headers.ts';
import { sendCached } from './send-cached.ts';
import { type CachedFile, cacheRule, type SiteCache } from './site-cache.ts';
import { createThankYouPage, namesReference } from './thank-you-page.ts';

const HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * Serves the built site, from memory where a file is not too large; see findTarget for which address
 * is which file, and which lead on with one redirect that keeps the query. Who accepts Markdown rather
 * than HTML gets the twin of a page at the page's own address.
 */
export async function serveSiteFiles(
  app: FastifyInstance,
  site: BuiltSite,
  cache: SiteCache,
): Promise<void> {
  const isFile = async (name: string) =>
    cache.get(name) !== null ||
    (await stat(path.join(site.folder, name)).catch(() => null))?.isFile() === true;
  await app.register(fastifyStatic, {
    root: site.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    suppressWarning: true,
    setHeaders(reply, file) {
      const name = path.relative(site.folder, file);
      const type = mediaType(name.replace(/\.(br|gz)$/, ''));
      reply.header('cache-control', cacheRule(name));
      reply.header('cross-origin-resource-policy', resourcePolicy(type));
    },
  });

  const sendThankYou = createThankYouPage(site);
  app.get('/*', async (request, reply) => {
    await site.check();
    const { url = '/' } = request.raw;
    const [encoded = '/', query] = splitOnce(url, '?');
    if (namesReference(url) && (await sendThankYou(query ?? '', reply))) return reply;
    const target = await findTarget(encoded, site.redirects(), isFile);
    if (target === null) return reply.callNotFound();
    if ('redirect' in target) {
      const address = withQuery(target.redirect, query);
      return reply.header('cache-control', HOUR).redirect(address, target.status);
    }
    const twin = wantsMarkdown(request) ? await loadTwin(cache, target.file) : null;
    const cached =
      twin ?? (request.headers.range === undefined ? await cache.load(target.file) : null);
    if (cached === null) return reply.sendFile(target.file);
    reply.hijack();
    sendCached(request.raw, reply.raw, cached);
    return reply;
  });

  const sendNearPages = createNotFoundPage(site);
  app.setNotFoundHandler((request, reply) => sendNotFound(cache, sendNearPages, request, reply));
}

/**
 * Answers what is in memory before the framework wakes up: most requests are for pages and files, and
 * every step spared here is spared thousands of times a second.
 * @returns false for everything else
 */
export function answerFromMemory(
  site: BuiltSite,
  cache: SiteCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { url = '', method, headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return false;
  if (namesReference(url) || mentionsMarkdown(headers.accept)) return false;
  const end = url.indexOf('?');
  const route = end === -1 ? url : url.slice(0, end);
  const file = cache.get(plainName(route));
  if (file === null) return false;
  site.glance();
  sendCached(request, response, file);
  return true;
}

/** The file a plainly written address stands for; empty for spellings that lead on or nowhere. */
function plainName(route: string): string {
  if (route === '/') return '/index.html';
  if (route.endsWith('.html') || route.endsWith('/index') || route === '/404') return '';
  return route.includes('.', route.lastIndexOf('/')) ? route : `${route}.html`;
}

/** The Markdown twin of a page's file as an answer at the page's address; null where there is none. */
async function loadTwin(cache: SiteCache, file: string): Promise<CachedFile | null> {
  if (!file.endsWith('.html')) return null;
  const name = twinName(file);
  const twin = await cache.load(name);
  return twin && asPageAnswer(twin, name);
}

async function sendNotFound(
  cache: SiteCache,
  sendNearPages: ReturnType<typeof createNotFoundPage>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.code(404).header('cache-control', 'no-cache');
  if (request.url.startsWith('/backend/')) {
    return reply.send({ status: 'error', message: 'There is nothing at this address.' });
  }
  const { method, headers, raw } = request;
  const asksForPage = method === 'GET' && headers.accept?.includes('text/html');
  const [route] = splitOnce(raw.url ?? '/', '?');
  if (asksForPage && (await sendNearPages(route, reply))) return reply;
  const page = await cache.load('/404.html');
  if (page === null) return reply.type('text/plain; charset=utf-8').send('Page not found.\n');
  reply.hijack();
  sendCached(request.raw, reply.raw, page, 404);
  return reply;
}

function withQuery(address: string, query: string | undefined): string {
  const encoded = encodeURI(address);
  if (query === undefined) return encoded;
  return `${encoded}${encoded.includes('?') ? '&' : '?'}${query}`;
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
