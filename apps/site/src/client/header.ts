import { closeOnBack } from './close-on-back.ts';

/** So far the page is scrolled before the header leaves, and so far back, in pixels, until it returns. */
const leavesAt = 240;
const turn = 6;

/**
 * The header becomes a floating pill after the first scroll, and is marked as away while the page is
 * scrolled down; the open menu closes on Escape and on Back.
 */
export function startHeader() {
  const header = document.querySelector<HTMLElement>('[data-header]');
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  if (!header) return;

  let turnedAt = scrollY;
  const pill = () => {
    header.toggleAttribute('data-scrolled', scrollY > 40);
    if (Math.abs(scrollY - turnedAt) < turn) return;
    header.toggleAttribute('data-away', scrollY > turnedAt && scrollY > leavesAt);
    turnedAt = scrollY;
  };
  addEventListener('scroll', pill, { passive: true });
  pill();
  if (!menu) return;

  let forgetStep = () => {};
  const covered = 'main, footer, .skip-link, [data-chat]';
  const follow = () => {
    for (const part of document.querySelectorAll<HTMLElement>(covered)) part.inert = menu.open;
    if (menu.open) forgetStep = closeOnBack(() => menu.removeAttribute('open'));
    else forgetStep();
  };
  menu.addEventListener('toggle', follow);
  // A visitor may open the menu before this script is loaded.
  if (menu.open) follow();
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  matchMedia('(min-width: 68rem)').addEventListener('change', ({ matches }) => {
    if (matches) menu.open = false;
  });
}
