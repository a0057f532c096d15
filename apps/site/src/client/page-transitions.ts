/**
 * Pictures and titles are shared elements of page transitions, between a card and the head of the page that it links
 * to, in both directions. The document writes this function into its head, since a page is shown before its scripts
 * are loaded; so it uses nothing outside itself.
 */
export function startPageTransitions() {
  type Side = 'card' | 'page';
  const address = (url: string | null | undefined) => (url ? new URL(url) : undefined);
  const find = (side: Side, element: string, within: ParentNode) =>
    within.querySelector<HTMLElement>(`[data-${side}-${element}]`);

  function visibleCardOf(page: URL | undefined) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-card] a')) {
      if (link.pathname !== page?.pathname || link.host !== page.host) continue;
      const card = link.closest('[data-card]');
      const box = card && find('card', 'picture', card)?.getBoundingClientRect();
      if (box && box.bottom > 0 && box.top < innerHeight) return card;
    }
    return null;
  }

  function share(side: Side, within: ParentNode | null, suffix: string, end: Promise<unknown>) {
    for (const name of ['picture', 'title', 'copy']) {
      const element = within && find(side, name, within);
      if (!element) continue;
      element.style.viewTransitionName = name + suffix;
      end.finally(() => element.style.removeProperty('view-transition-name'));
    }
  }

  // On the way back the first frame needs the card too, which may be far below the head: see `firstFrame` of the document.
  if (
    performance
      .getEntriesByType('navigation')
      .some((entry) => 'type' in entry && entry.type === 'back_forward')
  ) {
    const whole = document.createElement('link');
    whole.rel = 'expect';
    whole.href = '#site-footer';
    whole.setAttribute('blocking', 'render');
    document.head.append(whole);
  }

  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    if ('reducedMotion' in document.documentElement.dataset) return viewTransition.skipTransition();
    share('page', document, '-back', viewTransition.finished);
    share('card', visibleCardOf(address(activation?.entry?.url)), '', viewTransition.finished);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    const from = address(window.navigation?.activation?.from?.url);
    const card = viewTransition && visibleCardOf(from);
    if (!card) return;
    viewTransition.types.add('back');
    share('card', card, '-back', viewTransition.finished);
  });
}
