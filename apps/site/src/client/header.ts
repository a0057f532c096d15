import { afterPaint } from './after-paint.ts';
import { closeOnBack } from './close-on-back.ts';
import { hasModifier } from './plain-keys.ts';

/** While a visitor types in one of these, the keyboard of a phone is open. */
const typedInto = 'input, textarea, select';

/** Pixels scrolled before the header is hidden, and the least change of the scroll position that counts. */
const hideAfter = 240;
const minChange = 6;

/**
 * The header becomes a floating pill after the first scroll, is hidden when the page is scrolled down and shown when it
 * is scrolled up. The open menu closes on Escape and on Back.
 */
export function startHeader() {
  const header = document.querySelector<HTMLElement>('[data-header]');
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  if (!header) return;

  let lastScroll = scrollY;
  const update = () => {
    header.toggleAttribute('data-scrolled', scrollY > 40);
    if (Math.abs(scrollY - lastScroll) < minChange) return;
    header.toggleAttribute('data-scrolled-away', scrollY > lastScroll && scrollY > hideAfter);
    lastScroll = scrollY;
  };
  addEventListener('scroll', update, { passive: true });
  update();

  const chat = header.querySelector('[data-chat]');
  const showTyping = () =>
    chat?.toggleAttribute('data-typing', Boolean(document.activeElement?.matches(typedInto)));
  document.addEventListener('focusin', showTyping);
  document.addEventListener('focusout', () => queueMicrotask(showTyping));
  // A visitor may type before this script is loaded.
  showTyping();
  if (!menu) return;

  let removeEntry = () => {};
  const covered = 'main, footer, .skip-link, [data-chat]';
  const cover = () => {
    for (const area of document.querySelectorAll<HTMLElement>(covered)) area.inert = menu.open;
    document.documentElement.toggleAttribute('data-menu-open', menu.open);
  };
  const onToggle = () => {
    afterPaint(cover);
    if (menu.open) removeEntry = closeOnBack(() => menu.removeAttribute('open'));
    else removeEntry();
  };
  menu.addEventListener('toggle', onToggle);
  // The page behind a link replaces the entry of the open menu: one Back is enough, and shows the menu closed.
  menu.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.origin !== location.origin || hasModifier(event)) return;
    event.preventDefault();
    addEventListener('pagehide', () => menu.removeAttribute('open'), { once: true });
    removeEntry = () => {};
    location.replace(link.href);
  });
  // A visitor may open the menu before this script is loaded.
  if (menu.open) onToggle();
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  matchMedia('(--menu-up)').addEventListener('change', ({ matches }) => {
    if (matches) menu.open = false;
  });
}
