import { pageOf } from './path-spelling.ts';

/** A line of redirects.yaml, with decoded paths. `from` may have a query (/?p=123) or end with /*. */
export type RedirectLine = { readonly from: string; readonly to: string };

type QueryRedirect = {
  readonly page: string;
  readonly parameters: readonly (readonly [name: string, value: string])[];
  readonly to: string;
};

/** Redirect targets by the old path, decoded and in lower case. */
export type Redirects = {
  /** By the path as it is in redirects.yaml: /old.html. */
  readonly exact: ReadonlyMap<string, string>;
  /** By the path as a page: /old for /old.html. */
  readonly pages: ReadonlyMap<string, string>;
  /** Addresses that differ in their query only: /?p=123. Those with most parameters come first. */
  readonly queries: readonly QueryRedirect[];
  /** Beginnings of addresses, for /tag/* the text /tag/; the longest first. */
  readonly folders: readonly RedirectLine[];
};

/** The old address as path and query. */
export function splitAddress(from: string): { path: string; query: string } {
  const at = from.indexOf('?');
  return at === -1
    ? { path: from, query: '' }
    : { path: from.slice(0, at), query: from.slice(at + 1) };
}

export const isFolderPattern = (from: string) => from.endsWith('/*');

/** The lookup of the service, also for the check of the content. */
export function createRedirects(list: readonly RedirectLine[]): Redirects {
  // The first line wins.
  const lines = [...list].reverse().map(({ from, to }) => [from.toLowerCase(), to] as const);
  const plain = lines.filter(([from]) => !isFolderPattern(from) && !from.includes('?'));
  const queries = list.flatMap(({ from, to }) => {
    const { path, query } = splitAddress(from);
    const parameters = [...new URLSearchParams(query)];
    return query === '' ? [] : [{ page: pageOf(path).toLowerCase(), parameters, to }];
  });
  const folders = list
    .filter(({ from }) => isFolderPattern(from))
    .map(({ from, to }) => ({ from: from.slice(0, -1).toLowerCase(), to }));
  return {
    exact: new Map(plain),
    pages: new Map(plain.map(([from, to]) => [pageOf(from), to])),
    queries: queries.sort((one, other) => other.parameters.length - one.parameters.length),
    folders: folders.sort((one, other) => other.from.length - one.from.length),
  };
}

/** Where a path leads that is below a folder which is redirected as a whole. @param route a decoded path */
export const folderRedirect = ({ folders }: Redirects, route: string): string | undefined =>
  folders.find(({ from }) => `${route.toLowerCase().replace(/\/$/, '')}/`.startsWith(from))?.to;

/** Where a path without a page or file leads. @param route a decoded path, in any case */
export const redirectOf = (redirects: Redirects, route: string): string | undefined =>
  redirects.exact.get(route.toLowerCase()) ??
  redirects.pages.get(pageOf(route).toLowerCase()) ??
  folderRedirect(redirects, route);

/**
 * Where an address leads because of its query, which may be one of a page (/?p=123).
 * @returns the target, and the parameters that no line names: those of a campaign are kept
 */
export function queryRedirect(
  { queries }: Redirects,
  route: string,
  query: string | undefined,
): { to: string; query: string } | undefined {
  if (queries.length === 0 || !query) return undefined;
  const parameters = new URLSearchParams(query);
  const page = pageOf(route).toLowerCase();
  const found = queries.find(
    (one) =>
      one.page === page &&
      one.parameters.every(([name, value]) => parameters.getAll(name).includes(value)),
  );
  if (!found) return undefined;
  for (const [name] of found.parameters) parameters.delete(name);
  return { to: found.to, query: parameters.toString() };
}

/** Whether a target is a page or file of another host. */
export const isOtherHost = (to: string) => /^https:\/\//.test(to);
