import { isCalm } from './calm-switch.ts';

/** The picture at the head of a page carries this name in the style sheet; a card lends it to its own. */
const name = 'page-picture';
const property = 'view-transition-name';

/** The picture of the card that leads to an address, on this page. */
function pictureLeadingTo(address: string | null | undefined): HTMLElement | null | undefined {
  const path = address ? new URL(address).pathname : '';
  const links = document.querySelectorAll<HTMLAnchorElement>('main a');
  const link = [...links].find(({ pathname, host }) => host === location.host && pathname === path);
  return link?.closest('li, article, section')?.querySelector('img');
}

/** For one transition the card's picture is the page's picture, in place of the one at the head. */
function lend(card: HTMLElement, transition: ViewTransition) {
  const head = document.querySelector<HTMLElement>('[data-page-picture] img');
  head?.style.setProperty(property, 'none');
  card.style.setProperty(property, name);
  transition.finished.finally(() => {
    head?.style.removeProperty(property);
    card.style.removeProperty(property);
  });
}

/** Pages hand their pictures over: the cover of a card grows into the head of the page it leads to, and back. */
export function startContinuity() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    if (isCalm()) return viewTransition.skipTransition();
    const card = pictureLeadingTo(activation?.entry?.url);
    if (card) lend(card, viewTransition);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return;
    if (isCalm()) return viewTransition.skipTransition();
    const card = pictureLeadingTo(window.navigation?.activation?.from?.url);
    if (card) lend(card, viewTransition);
  });
}
