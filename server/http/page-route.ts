import path from 'node:path';
import { type Redirects, redirectKey } from './redirects.ts';

/** What an address of the site stands for. */
export type Target =
  | { readonly file: string }
  | { readonly redirect: string; readonly status: number };

/** Files of the build that only the server reads. */
const INTERNAL = new Set(['/csp-hashes.json', '/page-names.json', '/redirects.json']);

/**
 * `/about-us` is the file `about-us.html`. Other spellings of a page (`/About-Us/`, `//about-us`,
 * `/about-us.html`, `/about-us.php`, `/index.html`) lead there with one redirect; what leads nowhere
 * is null. @param encoded the path as it was asked for, without the query
 */
export async function findTarget(
  encoded: string,
  redirects: Redirects,
  isFile: (name: string) => Promise<boolean>,
): Promise<Target | null> {
  const route = readablePath(encoded);
  if (route === null || INTERNAL.has(route)) return null;
  const page = pageOf(route);
  const moved = redirects.get(redirectKey(page));
  if (moved !== undefined) return { redirect: moved.to, status: moved.status };
  if (page === '/404') return null;
  if (await isFile(fileOf(page))) {
    return page === route ? { file: fileOf(page) } : { redirect: page, status: 301 };
  }
  if (!route.endsWith('/') && (await isFile(route))) return { file: route };
  const small = page.toLowerCase();
  return small !== page && (await isFile(fileOf(small))) ? { redirect: small, status: 301 } : null;
}

/** The page an address means: one slash between names, none at the end, no ending of a file. */
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

/** The decoded path, or null for spellings that no link of the site has and attacks do. */
function readablePath(encoded: string): string | null {
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
