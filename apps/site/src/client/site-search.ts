import { extractOf, type FirstPage, firstPageFor, type Hit, hasTerms } from './search-hits.ts';
import { replaceUrl, typedParameters } from './typed-parameters.ts';

type Hits = readonly { data(): Promise<Hit> }[];

/** The functions of Pagefind that are used here: https://pagefind.app/docs/api */
type Pagefind = {
  options(options: { noWorker: boolean }): Promise<void>;
  debouncedSearch(query: string): Promise<{ results: Hits } | null>;
};

/** Each result is a request. */
const pageSize = 8;

const search = document.querySelector<HTMLElement>('[data-search]');
const firstPages: FirstPage[] = JSON.parse(search?.dataset.search ?? '[]');
const find = <Found extends HTMLElement>(name: string) =>
  search?.querySelector<Found>(`[data-search-${name}]`);
const field = search?.querySelector<HTMLInputElement>('input[type="search"]');
const status = find('status');
const list = find('results');
const template = find<HTMLTemplateElement>('result');
const more = find<HTMLButtonElement>('more');

let pagefind: Promise<Pagefind> | undefined;

/** Loads the index once; after a failure the next search tries again. */
function loadIndex(): Promise<Pagefind> {
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

/** Pagefind writes an excerpt as HTML; trusted types allow text and elements only. */
const extractNodes = (hit: Hit) =>
  extractOf(hit).flatMap(({ word, isFound }) => {
    if (!isFound) return `${word} `;
    const mark = document.createElement('mark');
    mark.textContent = word;
    return [mark, ' '];
  });

const pathOf = (url: string) => url.replace(/(\/index)?\.html$/, '') || '/';

function resultElement(path: string, title: string, extract: readonly (Node | string)[]): Node {
  const row = template?.content.cloneNode(true) as DocumentFragment;
  const link = row.querySelector('a');
  if (link) Object.assign(link, { href: path, textContent: title });
  row.querySelector('p')?.replaceChildren(...extract);
  return row;
}

type Message = 'searching' | 'one' | 'found' | 'none' | 'failed';

function showStatus(message: Message, query: string, count = 0) {
  const text = status?.dataset[message] ?? '';
  status?.replaceChildren(text.replace('{count}', String(count)).replace('{query}', () => query));
}

function fail(query: string) {
  showStatus('failed', query);
  if (more) more.hidden = true;
}

type Shown = { hits: Hits; query: string; first: FirstPage | undefined };

/** Shows the next results. After the button was used, the focus moves to the first of them. */
async function showMore({ hits, query, first }: Shown, from: number) {
  const loaded = await Promise.all(hits.slice(from, from + pageSize).map((hit) => hit.data()));
  if (query !== currentQuery()) return;
  const shown = list?.childElementCount ?? 0;
  if (first && from === 0) list?.append(resultElement(first.url, first.title, [first.text]));
  for (const hit of loaded) {
    const path = pathOf(hit.url);
    if (path !== first?.url)
      list?.append(resultElement(path, hit.meta.title ?? path, extractNodes(hit)));
  }
  if (from > 0) list?.children[shown]?.querySelector('a')?.focus();
  if (!more) return;
  const next = from + pageSize;
  more.hidden = hits.length <= next;
  more.onclick = () => void showMore({ hits, query, first }, next).catch(() => fail(query));
}

const currentQuery = () => field?.value.trim() ?? '';

async function run() {
  const query = currentQuery();
  const address = query ? `?${new URLSearchParams({ q: query })}` : location.pathname;
  replaceUrl(address);
  find('none')?.toggleAttribute('hidden', true);
  list?.replaceChildren();
  if (more) more.hidden = true;
  if (!query) return status?.replaceChildren();
  showStatus('searching', query);
  try {
    const found = await (await loadIndex()).debouncedSearch(query);
    // Another key was pressed meanwhile.
    if (!found || query !== currentQuery()) return;
    const nearest = await Promise.all(found.results.slice(0, pageSize).map((hit) => hit.data()));
    if (query !== currentQuery()) return;
    // Where none of them has the words, Pagefind has shortened them until something fits.
    const hits = nearest.some((hit) => hasTerms(hit, query)) ? found.results : [];
    const first = firstPageFor(firstPages, query);
    const count = Math.max(hits.length, first ? 1 : 0);
    showStatus(count === 0 ? 'none' : count === 1 ? 'one' : 'found', query, count);
    find('none')?.toggleAttribute('hidden', count > 0);
    await showMore({ hits, query, first }, 0);
  } catch {
    fail(query);
  }
}

field?.addEventListener('input', () => void run());
field?.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void run();
});
function restoreQuery() {
  const query = typedParameters().get('q');
  if (!field || query === null || query === field.value) return;
  field.value = query;
  void run();
}
restoreQuery();
// WebKit empties the field when the visitor comes back to the page.
addEventListener('pageshow', restoreQuery);
