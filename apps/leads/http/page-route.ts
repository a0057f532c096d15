import path from 'node:path';
import { trimEnd } from '@agency/contract/trim-end.ts';

/** The target of a path; `query` is a query that a link has in its path by mistake. */
export type Target =
  | { readonly file: string }
  | { readonly redirect: string; readonly query?: string };

/** Files of the build for the server only. */
const SERVER_FILES = new Set(['/server.json', '/_headers', '/_redirects']);

/** Characters that mail programs and chats add to the end of a link. */
const TRAILING_CHARACTER = /[\s.,;:!'"<>()[\]{}*_”’»]/;

/**
 * `/about-us` is the file `about-us.html`. Other spellings of a page (`/About-Us/`, `//about-us`,
 * `/about-us.html`, `/about-us.php`, `/index.html`, `/about-us).`, `/about-us&utm_source=x`) are one redirect
 * to it. An unknown path is null.
 * @param encoded the requested path without the query
 */
export async function findTarget(
  encoded: string,
  redirects: ReadonlyMap<string, string>,
  isFile: (name: string) => Promise<boolean>,
): Promise<Target | null> {
  const route = decodePath(encoded);
  if (route === null || SERVER_FILES.has(route)) return null;
  const isPage = (name: string) => name !== '/404' && isFile(fileOf(name));
  const targetOf = async (name: string) =>
    redirects.get(name.toLowerCase()) ?? ((await isPage(name)) ? name : null);

  const page = pageOf(route);
  const to = await targetOf(page);
  if (to === route) return { file: fileOf(page) };
  if (to !== null) return { redirect: to };
  if (page !== '/404' && !route.endsWith('/') && (await isFile(route))) return { file: route };

  const [start = '', ...query] = route.split(/[?&]/);
  const plain = pageOf(trimEnd(start, TRAILING_CHARACTER));
  const redirect = (await targetOf(plain)) ?? (await targetOf(plain.toLowerCase()));
  return redirect === null ? null : { redirect, query: query.join('&') };
}

/** The page of a path: one slash between names, none at the end, no file extension. */
function pageOf(route: string): string {
  const plain = route
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.(html?|php)$/i, '')
    .replace(/\/index$/i, '');
  return plain === '' ? '/' : plain;
}

function fileOf(page: string): string {
  return page === '/' ? '/index.html' : `${page}.html`;
}

/** The decoded path, or null for spellings that only attacks use. */
function decodePath(encoded: string): string | null {
  let route: string;
  try {
    route = decodeURIComponent(encoded);
  } catch {
    return null;
  }
  const inside = path.posix.normalize(route) === route.replace(/\/{2,}/g, '/');
  const hidden = /\/\.(?!well-known(\/|$))/.test(route);
  const strange = /[\\\0]/.test(route) || /%2f/i.test(encoded);
  return route.startsWith('/') && inside && !hidden && !strange ? route : null;
}
