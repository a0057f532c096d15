import { replaceUrl, typedParameters } from './typed-parameters.ts';

type Hit = { url: string; excerpt: string; meta: { title?: string } };
type Hits = readonly { data(): Promise<Hit> }[];

/** The functions of Pagefind that are used here: https://pagefind.app/docs/api */
type Pagefind = {
  options(options: { noWorker: boolean }): Promise<void>;
  debouncedSearch(query: string): Promise<{ results: Hits } | null>;
};

/** Each result is a request. */
const pageSize = 8;

const search = document.querySelector<HTMLElement>('[data-search]');
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

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Pagefind writes an excerpt as HTML; trusted types allow text and elements only. */
const excerptNodes = (html: string) =>
  html.split(/<\/?mark>/).map((piece, index) => {
    const text = piece.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);
    if (index % 2 === 0) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });

function resultElement({ url, excerpt, meta }: Hit): Node {
  const row = template?.content.cloneNode(true) as DocumentFragment;
  const link = row.querySelector('a');
  const path = url.replace(/(\/index)?\.html$/, '');
  if (link) Object.assign(link, { href: path || '/', textContent: meta.title ?? path });
  row.querySelector('p')?.replaceChildren(...excerptNodes(excerpt));
  return row;
}

type Message = 'searching' | 'one' | 'found' | 'none' | 'failed';

function showStatus(message: Message, query: string, count = 0) {
  const text = status?.dataset[message] ?? '';
  status?.replaceChildren(text.replace('{count}', String(count)).replace('{query}', query));
}

function fail(query: string) {
  showStatus('failed', query);
  if (more) more.hidden = true;
}

/** Shows the next results. After the button was used, the focus moves to the first of them. */
async function showMore(hits: Hits, query: string, focus: boolean) {
  const shown = list?.childElementCount ?? 0;
  const next = await Promise.all(hits.slice(shown, shown + pageSize).map((hit) => hit.data()));
  if (query !== currentQuery()) return;
  list?.append(...next.map(resultElement));
  if (focus) list?.children[shown]?.querySelector('a')?.focus();
  if (!more) return;
  more.hidden = hits.length <= shown + pageSize;
  more.onclick = () => void showMore(hits, query, true).catch(() => fail(query));
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
    const { results } = found;
    showStatus(
      results.length === 0 ? 'none' : results.length === 1 ? 'one' : 'found',
      query,
      results.length,
    );
    find('none')?.toggleAttribute('hidden', results.length > 0);
    await showMore(results, query, false);
  } catch {
    fail(query);
  }
}

field?.addEventListener('input', () => void run());
field?.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void run();
});
if (field) field.value = typedParameters().get('q') ?? field.value;
if (currentQuery()) void run();
