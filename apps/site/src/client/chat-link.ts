/**
 * The floating chat link must not cover these. The footer has the same contact details. The photos of a gallery fill
 * the window: of one of them a corner may be covered.
 */
const uncovered =
  'main :is(h1, a:not([data-lightbox] a), button, input, select, textarea, summary), footer';

/** While a visitor types, the keyboard of a phone leaves no space for the link. */
const fields = 'input, textarea, select';

/** Hides the floating chat link while it would cover one of these elements. */
export function startChatLink() {
  const link = document.querySelector<HTMLElement>('[data-chat]');
  if (!link) return;
  let observer: IntersectionObserver | undefined;
  function observeCorner() {
    observer?.disconnect();
    const covered = new Set<Element>();
    const { top = 0, left = 0 } = link?.getBoundingClientRect() ?? {};
    const rootMargin = `${-Math.floor(top)}px 0px 0px ${-Math.floor(left)}px`;
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          covered[isIntersecting ? 'add' : 'delete'](target);
        link?.toggleAttribute('data-covers', covered.size > 0);
      },
      { rootMargin },
    );
    for (const element of document.querySelectorAll(uncovered)) observer.observe(element);
  }
  observeCorner();
  addEventListener('resize', observeCorner);
  const showTyping = () =>
    link.toggleAttribute('data-typing', Boolean(document.activeElement?.matches(fields)));
  document.addEventListener('focusin', showTyping);
  document.addEventListener('focusout', () => queueMicrotask(showTyping));
}
