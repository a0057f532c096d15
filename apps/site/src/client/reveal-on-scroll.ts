import { isMotionReduced } from './reduced-motion-switch.ts';

/**
 * Parts marked `data-reveal` below the window appear once, when they are scrolled into view. They are hidden only
 * after the first scroll, so that a program that renders the page without scrolling sees all of them.
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
  for (const part of document.querySelectorAll('[data-reveal]')) {
    if (part.getBoundingClientRect().top < innerHeight) continue;
    part.setAttribute('data-unrevealed', '');
    observer.observe(part);
  }
  // The visitor switched motion off: what is still hidden is shown at once.
  addEventListener('reduced-motion', () => {
    if (!isMotionReduced()) return;
    for (const part of document.querySelectorAll('[data-unrevealed]'))
      part.removeAttribute('data-unrevealed');
  });
  // The focus must never be on something that is still hidden.
  document.addEventListener('focusin', ({ target }) =>
    (target as Element).closest('[data-unrevealed]')?.removeAttribute('data-unrevealed'),
  );
}
