import type { Hit } from './search-hits.ts';

/** The results of Pagefind. Each is a request. */
export type Hits = readonly { data(): Promise<Hit> }[];

/** The functions of Pagefind that are used here: https://pagefind.app/docs/api */
type Pagefind = {
  options(options: { noWorker: boolean }): Promise<void>;
  search(query: string): Promise<{ results: Hits }>;
  debouncedSearch(query: string): Promise<{ results: Hits } | null>;
};

let pagefind: Promise<Pagefind> | undefined;
let failures = 0;

/** Loads the index once. */
export function loadIndex(): Promise<Pagefind> {
  const address = `/pagefind/pagefind.js${failures > 0 ? `?${failures}` : ''}`;
  pagefind ??= import(/* @vite-ignore */ address).then(async (index: Pagefind) => {
    // A worker has a policy of its own, which allows no WebAssembly.
    await index.options({ noWorker: true });
    return index;
  });
  return pagefind;
}

/**
 * After a failure the next search loads everything anew. A browser keeps a module that could not be loaded, and
 * Pagefind an index: another address is another module.
 */
export function forgetIndex(): void {
  pagefind = undefined;
  failures += 1;
}
