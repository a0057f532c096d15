/**
 * Pictures and titles are shared elements of page transitions: those of a card grow into the head of the page it
 * leads to, and shrink back into the card on the way back. The document writes this function into its head as it
 * is, since a page shows its first picture before its scripts come; so it uses nothing outside itself.
 */
export function startPageTransitions() {
  type Place = 'card' | 'page';
  const address = (url: string | null | undefined) => (url ? new URL(url) : undefined);
  const find = (place: Place, part: string, within: ParentNode) =>
    within.querySelector<HTMLElement>(`[data-${place}-${part}]`);

  function cardLeadingTo(page: URL | undefined) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-card] a')) {
      if (link.pathname !== page?.pathname || link.host !== page.host) continue;
      const card = link.closest('[data-card]');
      const box = card && find('card', 'picture', card)?.getBoundingClientRect();
      if (box && box.bottom > 0 && box.top < innerHeight) return card;
    }
    return null;
  }

  function share(place: Place, within: ParentNode | null, way: string, over: Promise<unknown>) {
    for (const part of ['picture', 'title', 'copy']) {
      const element = within && find(place, part, within);
      if (!element) continue;
      element.style.viewTransitionName = part + way;
      over.finally(() => element.style.removeProperty('view-transition-name'));
    }
  }

  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    if ('reducedMotion' in document.documentElement.dataset) return viewTransition.skipTransition();
    share('page', document, '-back', viewTransition.finished);
    share('card', cardLeadingTo(address(activation?.entry?.url)), '', viewTransition.finished);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    const from = address(window.navigation?.activation?.from?.url);
    const card = viewTransition && cardLeadingTo(from);
    if (!card) return;
    viewTransition.types.add('back');
    share('card', card, '-back', viewTransition.finished);
  });

  if (!window.navigation?.activation?.from) return;
  // The first frame waits for the footer's start tag: by then the head of the page and its cards are parsed.
  const wait = document.createElement('link');
  wait.rel = 'expect';
  wait.href = '#site-footer';
  wait.setAttribute('blocking', 'render');
  document.head.append(wait);
}
