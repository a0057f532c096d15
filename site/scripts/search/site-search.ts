import { listed, showHits, showPages } from './result-list.ts';
import { findPages, loadIndex } from './search-index.ts';

const search = document.querySelector<HTMLElement>('[data-search]');
const form = search?.querySelector('form');
const field = form?.querySelector<HTMLInputElement>('input');
const status = search?.querySelector<HTMLElement>('[data-search-status]');
const none = search?.querySelector<HTMLElement>('[data-search-none]');
const nearest = search?.querySelector<HTMLElement>('[data-search-nearest]');

/** Time between two keys of somebody who is still typing, in milliseconds. */
const pause = 180;
let latest = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;

type Message = 'searching' | 'one' | 'found' | 'none' | 'failed';

function say(message: Message | null, query = '', count = 0) {
  const words = message ? (status?.dataset[message] ?? '') : '';
  status?.replaceChildren(words.replace('{count}', String(count)).replace('{query}', query));
}

/** Nothing was found, so what comes close and a person stand there instead. */
async function help(query: string, isLatest: () => boolean) {
  const { nearestPages } = await import('./nearest-pages.ts');
  if (!isLatest()) return;
  const near = nearestPages(query, [...listed.values()]);
  say('none', query);
  none?.toggleAttribute('hidden', false);
  nearest?.toggleAttribute('hidden', near.length === 0);
  showPages(near);
}

async function run(query: string) {
  latest += 1;
  const turn = latest;
  const isLatest = () => turn === latest;
  const address = query ? `?${new URLSearchParams({ q: query })}` : location.pathname;
  history.replaceState(history.state, '', address);
  none?.toggleAttribute('hidden', true);
  if (!query) {
    say(null);
    return showPages([]);
  }
  const slow = setTimeout(() => isLatest() && say('searching'), 400);
  try {
    const hits = await findPages(query);
    if (!isLatest()) return;
    if (hits.length === 0) return await help(query, isLatest);
    await showHits(hits, isLatest);
    if (isLatest()) say(hits.length === 1 ? 'one' : 'found', query, hits.length);
  } catch {
    if (!isLatest()) return;
    say('failed');
    showPages([]);
  } finally {
    clearTimeout(slow);
  }
}

const asked = () => field?.value.trim() ?? '';

/** Arrow keys go from the field through the results and back; Escape leads to the field. */
function walk(event: KeyboardEvent) {
  const stops = [field, ...(search?.querySelectorAll('[data-search-results] a') ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLInputElement);
  if (at === -1) return;
  const step = { ArrowDown: 1, ArrowUp: -1, Escape: -at }[event.key] ?? 0;
  const next = stops[at + step] as HTMLElement | undefined;
  if (step === 0 || !next) return;
  event.preventDefault();
  next.focus();
}

if (form && field) {
  const intent = () => void loadIndex().catch(() => undefined);
  field.addEventListener('pointerdown', intent, { once: true });
  field.addEventListener('keydown', intent, { once: true });
  field.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => run(asked()), pause);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    run(asked());
  });
  search?.addEventListener('keydown', walk);
  field.value = new URLSearchParams(location.search).get('q') ?? field.value;
  if (asked()) run(asked());
}
