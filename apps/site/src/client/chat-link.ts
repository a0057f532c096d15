/**
 * The floating chat link must not cover these. The footer has the same contact details. The photos of a gallery fill
 * the window: of one of them a corner may be covered.
 */
const uncovered =
  'main :is(h1, a:not([data-lightbox] a), button, input, select, textarea, summary), footer';

/** While a visitor types, the keyboard of a phone leaves no space for the link. */
const fields = 'input, textarea, select';

/** Up to this scroll position what is under the link cannot be moved away by scrolling up. */
const firstScreen = 240;

const hasText = (element: Element) =>
  element.matches('[data-ring-host] *') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Whether there is text at a corner or in the middle of a box. */
function isOverText({ left, right, top, bottom }: DOMRect): boolean {
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const));
  return [middle, ...corners].some(([x, y]) =>
    document.elementsFromPoint(x, y).some((element) => element.closest('main') && hasText(element)),
  );
}

/**
 * The floating chat link is hidden while a visitor reads down and comes back on the way up, but never over a control.
 * On the first screen it is shown only where it covers no text; on pages with little text it always stays.
 */
export function startChatLink() {
  const link = document.querySelector<HTMLElement>('[data-chat]');
  if (!link) return;
  const stays = link.dataset.chat === 'stays';
  const covered = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  let lastScroll = scrollY;
  let isRising = false;

  function show() {
    const isFirst = scrollY <= firstScreen;
    const free =
      covered.size === 0 &&
      (stays || (isFirst ? !isOverText((link as HTMLElement).getBoundingClientRect()) : isRising));
    link?.toggleAttribute('data-shown', free);
  }

  function observeCorner() {
    observer?.disconnect();
    covered.clear();
    const { top = 0, left = 0 } = link?.getBoundingClientRect() ?? {};
    const rootMargin = `${-Math.floor(top)}px 0px 0px ${-Math.floor(left)}px`;
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          covered[isIntersecting ? 'add' : 'delete'](target);
        show();
      },
      { rootMargin },
    );
    for (const element of document.querySelectorAll(uncovered)) observer.observe(element);
  }

  function onScroll() {
    if (Math.abs(scrollY - lastScroll) < 6) return;
    isRising = scrollY < lastScroll;
    lastScroll = scrollY;
    show();
  }

  observeCorner();
  addEventListener('resize', observeCorner);
  const showTyping = () =>
    link.toggleAttribute('data-typing', Boolean(document.activeElement?.matches(fields)));
  document.addEventListener('focusin', showTyping);
  document.addEventListener('focusout', () => queueMicrotask(showTyping));
  addEventListener('scroll', onScroll, { passive: true });
}
