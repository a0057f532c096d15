import { isCalm } from './calm-switch.ts';

const nav = document.querySelector<HTMLElement>('[data-filter="all"]');
const list = document.querySelector<HTMLElement>('[data-filtered="all"]');
const links = [...(nav?.querySelectorAll<HTMLAnchorElement>('[data-tab]') ?? [])];
const cards = [...(list?.querySelectorAll<HTMLElement>('[data-in]') ?? [])];

const inSight = (card: HTMLElement) => {
  const { top, bottom } = card.getBoundingClientRect();
  return !card.hidden && bottom > 0 && top < innerHeight;
};

/** Only cards in sight keep a name through the change: the browser moves those and no others. */
function name(marked: HTMLElement[]) {
  cards.forEach((card, index) => {
    card.style.setProperty('view-transition-name', marked.includes(card) ? `card-${index}` : '');
  });
}

function show(link: HTMLAnchorElement) {
  const slug = link.dataset.tab ?? '';
  if (list) list.dataset.filtered = slug;
  for (const card of cards) card.hidden = slug !== 'all' && card.dataset.in !== slug;
  for (const other of links) other.toggleAttribute('aria-current', other === link);
  link.setAttribute('aria-current', 'true');
  link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const count = String(cards.filter(({ hidden }) => !hidden).length);
  const status = nav?.querySelector<HTMLElement>('[data-shown]');
  if (status) status.textContent = (status.dataset.shown ?? '').replace('{count}', count);
  const total = document.querySelector('[data-filter-count]');
  if (total) total.textContent = count;
}

function change(link: HTMLAnchorElement) {
  if (isCalm() || !document.startViewTransition) return show(link);
  name(cards.filter(inSight));
  document
    .startViewTransition(() => {
      show(link);
      name(cards.filter(inSight));
    })
    .finished.finally(() => name([]));
}

nav?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-tab]');
  if (!link || !list || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.pathname !== location.pathname) history.pushState(null, '', link.pathname);
  change(link);
});
addEventListener('popstate', () => {
  const link = links.find(({ pathname }) => pathname === location.pathname);
  if (link) change(link);
});
