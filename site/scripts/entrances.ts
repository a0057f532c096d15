import { isCalm } from './calm-switch.ts';

/**
 * Parts marked `data-enter` below the window come in once, when they are met. They wait from the first scroll
 * on: a program that draws the page without scrolling sees all of them.
 */
export function startEntrances() {
  addEventListener('scroll', hideBelowWindow, { once: true, passive: true });
}

function hideBelowWindow() {
  if (isCalm()) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.removeAttribute('data-waiting');
      observer.unobserve(target);
    }
  });
  for (const part of document.querySelectorAll('[data-enter]')) {
    if (part.getBoundingClientRect().top < innerHeight) continue;
    part.setAttribute('data-waiting', '');
    observer.observe(part);
  }
  // Calm, asked for half-way down: what still waits stands there at once, without moving.
  addEventListener('calm', () => {
    if (!isCalm()) return;
    for (const part of document.querySelectorAll('[data-waiting]'))
      part.removeAttribute('data-waiting');
  });
  // A keyboard or a find-in-page jump must never land on something still hidden.
  document.addEventListener('focusin', ({ target }) =>
    (target as Element).closest('[data-waiting]')?.removeAttribute('data-waiting'),
  );
}
