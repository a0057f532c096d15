import { isCalm } from './calm-switch.ts';

const nav = document.querySelector('[data-filter]');
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-tab]')];
const cards = [...document.querySelectorAll<HTMLElement>('[data-in]')];

// Each card keeps its name through a change of filter, so that the browser moves it to its new place.
cards.forEach((card, index) => card.style.setProperty('view-transition-name', `card-${index}`));

function announce() {
  const chosen = links.find((link) => link.hash === location.hash) ?? links[0];
  for (const link of links) {
    if (link === chosen) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

nav?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-tab]');
  if (!link || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return;
  event.preventDefault();
  const place = scrollY;
  const choose = () => {
    location.hash = link.hash;
    scrollTo({ top: place, behavior: 'instant' });
    link.focus({ preventScroll: true });
  };
  if (isCalm() || !document.startViewTransition) choose();
  else document.startViewTransition(choose);
});
addEventListener('hashchange', announce);
announce();
