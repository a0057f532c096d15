import { isAnswer } from './is-answer.ts';

/** One page that was found: its path, all its words, and which of them were searched for. */
export type Hit = {
  url: string;
  content: string;
  locations: readonly number[];
  meta: { title?: string };
};

/** What was found, the best first; each is fetched when it is shown. */
export type Hits = readonly { data(): Promise<Hit> }[];

/** The part of Pagefind's script that is used here: https://pagefind.app/docs/api */
type Pagefind = {
  options(wishes: { noWorker: boolean }): Promise<void>;
  init(): Promise<void>;
  mergeIndex(folder: string): Promise<void>;
  search(query: string): Promise<{ results: Hits }>;
};

const folder = '/pagefind/';

/** In how many parts the index lies: a large site has more than one. */
const parts = Number(document.querySelector<HTMLElement>('[data-search]')?.dataset.search) || 1;

let loading: Promise<Pagefind> | undefined;

/** Loads the index of the site once; after a failure the next call tries again. */
export function loadIndex(): Promise<Pagefind> {
  loading ??= import(/* @vite-ignore */ `${folder}pagefind.js`)
    .then(async (pagefind: Pagefind) => {
      // A worker has a policy of its own, which allows no WebAssembly; so few pages need none.
      await pagefind.options({ noWorker: true });
      await pagefind.init();
      const others = Array.from({ length: parts - 1 }, (_, index) => index + 2);
      await Promise.all(others.map((part) => pagefind.mergeIndex(`${folder}${part}/`)));
      return pagefind;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** All pages with the words of a query. @throws when the index cannot be loaded */
export async function findPages(query: string): Promise<Hits> {
  const index = await loadIndex();
  const { results } = await index.search(query);
  const best = await results[0]?.data();
  return best && isAnswer(query, best) ? results : [];
}
