import { decodePath, isCanonical, pageOf } from '@agency/contract/path-spelling.ts';
import { folderRedirect, type Redirects } from '@agency/contract/redirects.ts';
import { trimEnd } from '@agency/contract/trim-end.ts';

/** The target of a path; `query` is a query that a link has in its path by mistake. */
export type Target =
  | { readonly file: string }
  | { readonly redirect: string; readonly query?: string };

/** Files of the build for the server only. */
const SERVER_FILES = new Set(['/server.json', '/_headers', '/_redirects']);

/** Characters that mail programs and chats add to the end of a link, some of them invisible. */
const TRAILING_CHARACTER = /[\s\p{Cf}.,;:!'"<>()[\]{}*_”’»]/u;

/**
 * `/about-us` is the file `about-us.html`. Other spellings of a page (`/About-Us/`, `//about-us`, `/about%2Dus`,
 * `/about-us.html`, `/about-us.php`, `/index.html`, `/about-us).`, `/about-us&utm_source=x`,
 * `/about-us;jsessionid=x`) are one redirect to it, and so are other spellings of a file. An unknown path is null.
 * @param encoded the requested path without the query
 */
export async function findTarget(
  encoded: string,
  redirects: Redirects,
  isFile: (name: string) => Promise<boolean>,
): Promise<Target | null> {
  // Two slashes are another spelling of one, also before a file.
  const route = decodePath(encoded)?.replace(/\/{2,}/g, '/');
  if (route === undefined || SERVER_FILES.has(route)) return null;
  const isPage = (name: string) => name !== '/404' && isFile(fileOf(name));
  const targetOf = async (name: string) =>
    redirects.exact.get(name.toLowerCase()) ??
    ((await isPage(name)) ? name : (redirects.pages.get(name.toLowerCase()) ?? null));

  const moved = redirects.exact.get(route.toLowerCase());
  if (moved !== undefined) return { redirect: moved };
  const page = pageOf(route);
  const to = await targetOf(page);
  if (to === route && isCanonical(encoded, route)) return { file: fileOf(page) };
  if (to !== null) return { redirect: to };
  if (page !== '/404' && !route.endsWith('/') && (await isFile(route))) {
    // The compressed copy of a page or file is only sent in its place.
    if (COMPRESSED.test(route) && (await isFile(route.replace(COMPRESSED, '')))) return null;
    return isCanonical(encoded, route) ? { file: route } : { redirect: route };
  }

  const [start = '', ...query] = route.replace(ADDED_TO_LINK, '').split(/[?&]/);
  const plain = pageOf(trimEnd(start, TRAILING_CHARACTER));
  const redirect = (await targetOf(plain)) ?? (await targetOf(plain.toLowerCase()));
  if (redirect !== null) return { redirect, query: query.join('&') };
  const folder = folderRedirect(redirects, route);
  return folder === undefined ? null : { redirect: folder };
}

/** Invisible characters of chats, session ids of old shops, and a fragment that a program has encoded. */
const ADDED_TO_LINK = /\p{Cf}|;[^?&#]*|#.*/gsu;

const COMPRESSED = /\.(?:br|gz)$/;

function fileOf(page: string): string {
  return page === '/' ? '/index.html' : `${page}.html`;
}
