import { isCalm } from './calm-switch.ts';

const nav = document.querySelector('[data-portfolio-tabs]');
const tabs = [...document.querySelectorAll<HTMLAnchorElement>('[data-tab]')];
const cards = [...document.querySelectorAll<HTMLElement>('[data-portfolio-cards] > li')];

// Each card keeps its name through a change of filter, so that the browser moves it to its new place.
cards.forEach((card, index) => card.style.setProperty('view-transition-name', `work-${index}`));

function announce() {
  const chosen = location.hash.slice(1) || 'all';
  for (const tab of tabs) {
    if (tab.dataset.tab === chosen) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
  }
}

nav?.addEventListener('click', (event) => {
  const tab = (event.target as Element).closest<HTMLAnchorElement>('[data-tab]');
  if (!tab || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return;
  event.preventDefault();
  const place = scrollY;
  const choose = () => {
    location.hash = tab.hash;
    scrollTo({ top: place, behavior: 'instant' });
    tab.focus({ preventScroll: true });
  };
  if (isCalm() || !document.startViewTransition) choose();
  else document.startViewTransition(choose);
});
addEventListener('hashchange', announce);
announce();
