import { useEffect, useRef, useState } from 'react';
import { replaceUrl } from '../../client/replace-url.ts';
import { forgetIndex, type Hits, loadIndex } from './load-index.ts';
import {
  askedFor,
  type FirstPage,
  firstPageFor,
  type Hit,
  hasTerms,
  type Row,
  rowOf,
} from './search-hits.ts';

const pageSize = 8;

type Search = {
  query: string;
  message: 'searching' | 'one' | 'found' | 'none' | 'failed' | undefined;
  count: number;
  rows: readonly Row[];
  /** Found pages that are not loaded yet. */
  further: Hits;
};

const emptySearch: Search = { query: '', message: undefined, count: 0, rows: [], further: [] };

const loadHits = (hits: Hits): Promise<Hit[]> => Promise.all(hits.map((hit) => hit.data()));

/** Searches the site. An answer to an earlier query than the last one is left out. */
export function useSearch(firstPages: readonly FirstPage[]) {
  const [search, setSearch] = useState(emptySearch);
  const lastQuery = useRef('');

  function change(query: string, changes: (before: Search) => Partial<Search>) {
    if (query === lastQuery.current)
      setSearch((before) => ({ ...before, ...changes(before), query }));
  }

  function fail(query: string) {
    forgetIndex();
    change(query, () => ({ message: 'failed', further: [] }));
  }

  async function find(query: string) {
    const index = await loadIndex();
    const [asked = query, other] = askedFor(query);
    const found = await index.debouncedSearch(asked);
    // Another key was pressed meanwhile.
    if (!found || query !== lastQuery.current) return;
    let { results } = found;
    let nearest = await loadHits(results.slice(0, pageSize));
    // Where none of them has the words, Pagefind has shortened them until something fits.
    const fits = () => nearest.some((hit) => hasTerms(hit, query));
    if (other && !fits()) {
      ({ results } = await index.search(other));
      nearest = await loadHits(results.slice(0, pageSize));
    }
    const isFound = fits();
    const first = firstPageFor(firstPages, query);
    const count = Math.max(isFound ? results.length : 0, first ? 1 : 0);
    const rows = isFound ? nearest.map(rowOf).filter(({ path }) => path !== first?.url) : [];
    change(query, () => ({
      message: count === 0 ? 'none' : count === 1 ? 'one' : 'found',
      count,
      rows: first ? [rowOf(first), ...rows] : rows,
      further: isFound ? results.slice(pageSize) : [],
    }));
  }

  async function searchFor(query: string) {
    lastQuery.current = query;
    replaceUrl(query ? `?${new URLSearchParams({ q: query })}` : location.pathname);
    setSearch({ ...emptySearch, query, message: query ? 'searching' : undefined });
    if (query) await find(query).catch(() => fail(query));
  }

  // A page that is left in the middle of a search loses its requests. WebKit shows it again as it was.
  useEffect(() => {
    const { query, message } = search;
    if (message !== 'searching' && message !== 'failed') return;
    const goOn = ({ persisted }: PageTransitionEvent) => persisted && void searchFor(query);
    addEventListener('pageshow', goOn);
    return () => removeEventListener('pageshow', goOn);
  });

  async function showMore() {
    const { query, further } = search;
    try {
      const loaded = await loadHits(further.slice(0, pageSize));
      change(query, ({ rows }) => {
        const known = new Set(rows.map(({ path }) => path));
        const next = loaded.map(rowOf).filter(({ path }) => !known.has(path));
        return { rows: [...rows, ...next], further: further.slice(pageSize) };
      });
    } catch {
      fail(query);
    }
  }

  return { search, searchFor, showMore };
}
