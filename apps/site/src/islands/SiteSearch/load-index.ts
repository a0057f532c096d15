import type { Hit } from './search-hits.ts';

/** The results of Pagefind. Each is a request. */
export type Hits = readonly { data(): Promise<Hit> }[];

/** The functions of Pagefind that are used here: https://pagefind.app/docs/api */
type Pagefind = {
  options(options: { noWorker: boolean }): Promise<void>;
  debouncedSearch(query: string): Promise<{ results: Hits } | null>;
};

let pagefind: Promise<Pagefind> | undefined;

/** Loads the index once; after a failure the next search tries again. */
export function loadIndex(): Promise<Pagefind> {
  const address = '/pagefind/pagefind.js';
  pagefind ??= import(/* @vite-ignore */ address).then(async (index: Pagefind) => {
    // A worker has a policy of its own, which allows no WebAssembly.
    await index.options({ noWorker: true });
    return index;
  });
  pagefind.catch(() => {
    pagefind = undefined;
  });
  return pagefind;
}
