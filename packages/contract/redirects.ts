import { pageOf } from './path-spelling.ts';

/** Redirect targets by the old path, decoded and in lower case. */
export type Redirects = {
  /** By the path as it is in redirects.yaml: /old.html. */
  readonly exact: ReadonlyMap<string, string>;
  /** By the path as a page: /old for /old.html. */
  readonly pages: ReadonlyMap<string, string>;
};

/** The lookup of the service, also for the check of the content. @param list decoded paths */
export function createRedirects(list: readonly { from: string; to: string }[]): Redirects {
  // The first line wins.
  const lines = [...list].reverse().map(({ from, to }) => [from.toLowerCase(), to] as const);
  return {
    exact: new Map(lines),
    pages: new Map(lines.map(([from, to]) => [pageOf(from), to])),
  };
}

/** Where a path without a page or file leads. @param route a decoded path, in any case */
export const redirectOf = ({ exact, pages }: Redirects, route: string): string | undefined =>
  exact.get(route.toLowerCase()) ?? pages.get(pageOf(route).toLowerCase());
