import path from 'node:path';

/** What an address of the site means; `query` is what a link wrote into the path by mistake. */
export type Target =
  | { readonly file: string }
  | { readonly redirect: string; readonly query?: string };

/** Files of the build that a server reads and no visitor. */
const FOR_SERVERS = new Set(['/server.json', '/_headers', '/_redirects']);

/** What mail programs and chats take along after a link. */
const AFTER_LINKS = /[\s.,;:!'"<>()[\]{}*_”’»]+$/u;

/**
 * `/about-us` is the file `about-us.html`. Other spellings of a page (`/About-Us/`, `//about-us`,
 * `/about-us.html`, `/about-us.php`, `/index.html`, `/about-us).`, `/about-us&utm_source=x`) lead there with
 * one redirect; what leads nowhere is null.
 * @param encoded the path as it was asked for, without the query
 */
export async function findTarget(
  encoded: string,
  redirects: ReadonlyMap<string, string>,
  isFile: (name: string) => Promise<boolean>,
): Promise<Target | null> {
  const route = readablePath(encoded);
  if (route === null || FOR_SERVERS.has(route)) return null;
  const isPage = (name: string) => name !== '/404' && isFile(fileOf(name));
  const leadsTo = async (name: string) =>
    redirects.get(name.toLowerCase()) ?? ((await isPage(name)) ? name : null);

  const page = pageOf(route);
  const to = await leadsTo(page);
  if (to === route) return { file: fileOf(page) };
  if (to !== null) return { redirect: to };
  if (page !== '/404' && !route.endsWith('/') && (await isFile(route))) return { file: route };

  const [meant = '', ...query] = route.split(/[?&]/);
  const plain = pageOf(meant.replace(AFTER_LINKS, ''));
  const redirect = (await leadsTo(plain)) ?? (await leadsTo(plain.toLowerCase()));
  return redirect === null ? null : { redirect, query: query.join('&') };
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
