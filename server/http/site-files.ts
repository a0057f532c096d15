import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Addresses that people and old links use, and where they lead. Each is one permanent redirect. */
const MOVED: Readonly<Record<string, string>> = {
  '/contact': '/contact-us',
  '/services': '/digital-marketing-services',
  // What is left when somebody cuts the end off an address.
  '/portfolio': '/our-portfolio',
  '/portfolio/photography': '/our-portfolio',
  '/blogs': '/digital-marketing-blog',
};

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * Serves the built site: `/about-us` is the file `about-us.html`; other spellings of a page lead
 * there with one 301 that keeps the query. Sends `.br` and `.gz` neighbours where they exist.
 */
export async function serveSiteFiles(app: FastifyInstance, siteFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: siteFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    suppressWarning: true,
    setHeaders(reply, file) {
      reply.header('cache-control', cacheRule(path.relative(siteFolder, file)));
    },
  });

  app.get('/*', async (request, reply) => {
    const [encoded = '/', query] = splitOnce(request.raw.url ?? '/', '?');
    const route = readablePath(encoded);
    if (route === null) return reply.callNotFound();
    const target = await resolveRoute(siteFolder, route);
    if (target === null) return reply.callNotFound();
    if ('file' in target) return reply.sendFile(target.file);
    const address = encodeURI(target.redirect) + (query === undefined ? '' : `?${query}`);
    return reply.header('cache-control', HOUR).redirect(address, 301);
  });

  app.setNotFoundHandler((request, reply) => sendNotFound(siteFolder, request, reply));
}

type Target = { readonly file: string } | { readonly redirect: string };

async function resolveRoute(siteFolder: string, route: string): Promise<Target | null> {
  const isFile = async (name: string) =>
    (await stat(path.join(siteFolder, name)).catch(() => null))?.isFile() === true;
  const page = route.replace(/\/$|\.html$/, '').replace(/^\/index$/, '') || '/';
  const moved = MOVED[page];
  if (moved !== undefined) return { redirect: moved };
  if (page === '/404') return null;
  const pageFile = page === '/' ? '/index.html' : `${page}.html`;
  if (await isFile(pageFile)) return page === route ? { file: pageFile } : { redirect: page };
  return !route.endsWith('/') && (await isFile(route)) ? { file: route } : null;
}

/** The decoded path, or null for spellings that no link of the site has and attacks do. */
function readablePath(encoded: string): string | null {
  let route: string;
  try {
    route = decodeURIComponent(encoded);
  } catch {
    return null;
  }
  const plain = route.startsWith('/') && path.posix.normalize(route) === route;
  const hidden = /\/\.(?!well-known(\/|$))/.test(route);
  return plain && !hidden && !/[\\\0]/.test(route) ? route : null;
}

function cacheRule(file: string): string {
  if (file.startsWith(`_astro${path.sep}`)) return YEAR;
  return /\.html(\.br|\.gz)?$/.test(file) ? 'no-cache' : HOUR;
}

async function sendNotFound(siteFolder: string, request: FastifyRequest, reply: FastifyReply) {
  reply.code(404).header('cache-control', 'no-cache');
  if (request.url.startsWith('/backend/')) {
    return reply.send({ status: 'error', message: 'There is nothing at this address.' });
  }
  const page = await readFile(path.join(siteFolder, '404.html')).catch(() => null);
  if (page !== null) return reply.type('text/html; charset=utf-8').send(page);
  return reply.type('text/plain; charset=utf-8').send('Page not found.\n');
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
