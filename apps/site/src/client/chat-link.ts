/** What the floating chat link must not cover: titles, controls, and the footer, which links to the agency itself. */
const parts = 'main :is(h1, a, button, input, select, textarea, summary), footer';

/** Hides the floating chat link while one of these parts is in its corner. */
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
    for (const part of document.querySelectorAll(parts)) observer.observe(part);
  }
  observeCorner();
  addEventListener('resize', observeCorner);
}
