import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { BuiltSite } from './built-site.ts';
import type { HeaderList } from './security-headers.ts';

/** A built page that is filled in before it is sent, with the headers that its inline code needs. */
export type ShownPage<State> = {
  readonly show: (state: State) => string;
  readonly headers: HeaderList;
};

/** Cuts a page into what stays and what is filled in; null when it has no place for it. */
type ReadPage<State> = (html: string) => ((state: State) => string) | null;

type Kept<State> = {
  readonly page: ShownPage<State> | null;
  readonly version: string;
  readonly checkAgain: number;
};

const CHECK_AGAIN_MS = 1000;

/**
 * Keeps pages that are filled in in memory, and reads them anew within a second after a build.
 * @returns for a route of the site its page, or null when there is none
 */
export function createShownPages<State>(site: BuiltSite) {
  const kept = new Map<string, Kept<State>>();

  async function load(file: string, read: ReadPage<State>): Promise<ShownPage<State> | null> {
    await site.check();
    const html = await readFile(file, 'utf8').catch(() => '');
    const show = read(html);
    return show === null ? null : { show, headers: site.headersOfPage(html) };
  }

  return async (route: string, read: ReadPage<State>): Promise<ShownPage<State> | null> => {
    const known = kept.get(route);
    if (known !== undefined && performance.now() < known.checkAgain) return known.page;
    const file = path.join(site.folder, `${route}.html`);
    const found = await stat(file).catch(() => null);
    const version = found === null ? '' : `${found.mtimeMs} ${found.size} ${found.ino}`;
    const page = known?.version === version ? known.page : await load(file, read);
    kept.set(route, { page, version, checkAgain: performance.now() + CHECK_AGAIN_MS });
    return page;
  };
}
