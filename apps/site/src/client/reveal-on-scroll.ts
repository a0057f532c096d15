import { isMotionReduced } from './reduced-motion-switch.ts';

/**
 * Elements with `data-reveal` below the window appear once, when they are scrolled into view. They are hidden only
 * after the first scroll, so that a program that renders the page without scrolling has all of them.
 */
export function startRevealOnScroll() {
  addEventListener('scroll', hideBelowWindow, { once: true, passive: true });
}

function hideBelowWindow() {
  if (isMotionReduced()) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.removeAttribute('data-unrevealed');
      observer.unobserve(target);
    }
  });
  for (const element of document.querySelectorAll('[data-reveal]')) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    element.setAttribute('data-unrevealed', '');
    observer.observe(element);
  }
  // When the visitor switches motion off, everything hidden is shown at once.
  addEventListener('reduced-motion', () => {
    if (!isMotionReduced()) return;
    for (const element of document.querySelectorAll('[data-unrevealed]'))
      element.removeAttribute('data-unrevealed');
  });
  // A focused element must not be hidden.
  document.addEventListener('focusin', ({ target }) =>
    (target as Element).closest('[data-unrevealed]')?.removeAttribute('data-unrevealed'),
  );
}
