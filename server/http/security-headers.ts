import { readFile } from 'node:fs/promises';
import path from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What the built pages may load besides their own files, by CSP directive. */
export type PageSources = Readonly<Record<string, readonly string[]>>;

const EXTENDABLE = [
  'script-src',
  'style-src',
  'img-src',
  'connect-src',
  'frame-src',
  'font-src',
  'media-src',
];
const SOURCE =
  /^'(sha256|sha384|sha512)-[\w+/=-]+'$|^'wasm-unsafe-eval'$|^https:\/\/[\w.*-]+(:\d+)?$/;

/**
 * Reads `csp-hashes.json` of the built site: a list of script hashes, or an object with a list of
 * sources for each directive (hashes such as `'sha256-…'`, origins such as `https://www.example.com`).
 * A missing file means none.
 * @throws when the file allows more than hashes and https origins, `'unsafe-inline'` above all
 */
export async function readPageSources(siteFolder: string): Promise<PageSources> {
  const file = path.join(siteFolder, 'csp-hashes.json');
  const text = await readFile(file, 'utf8').catch(() => '[]');
  const content = JSON.parse(text) as unknown;
  const sources = (Array.isArray(content) ? { 'script-src': content } : content) as PageSources;
  for (const [directive, list] of Object.entries(sources)) {
    const wrong = EXTENDABLE.includes(directive)
      ? list.find((source) => !SOURCE.test(source))
      : directive;
    if (wrong !== undefined) {
      throw new Error(
        `${file}: ${directive} cannot hold ${wrong}; write quoted hashes or https origins`,
      );
    }
  }
  return sources;
}

/** Adds the security headers to every answer. @param allowedOrigins where forms of these pages may be sent */
export async function addSecurityHeaders(
  app: FastifyInstance,
  sources: PageSources,
  allowedOrigins: readonly string[],
): Promise<void> {
  const more = (directive: string) => sources[directive] ?? [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...more('script-src')],
        'script-src-attr': ["'none'"],
        'style-src': ["'self'", ...more('style-src')],
        'img-src': ["'self'", 'data:', ...more('img-src')],
        'font-src': ["'self'", ...more('font-src')],
        'media-src': ["'self'", ...more('media-src')],
        'connect-src': ["'self'", ...allowedOrigins, ...more('connect-src')],
        'frame-src': [
          "'self'",
          'https://www.openstreetmap.org',
          'https://www.google.com',
          ...more('frame-src'),
        ],
        'form-action': ["'self'", ...allowedOrigins],
        'frame-ancestors': ["'self'"],
        'base-uri': ["'self'"],
        'object-src': ["'self'"],
      },
    },
    // Map tiles and the ad pixel want to know the site, nobody needs to know the page.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Everything here is public; feed readers show the pictures on their own pages.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'sameorigin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    );
  });
}
