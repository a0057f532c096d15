import { afterPaint } from './after-paint.ts';
import { readChoice, storeChoice } from './stored-choice.ts';

const key = 'reduced-motion';

/** True when the system asks for reduced motion, or the visitor has switched motion off. */
export function isMotionReduced(): boolean {
  return (
    'reducedMotion' in document.documentElement.dataset ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * Restores the stored choice before anything is painted. The document writes this function into its head, so it uses
 * nothing outside itself.
 */
export function restoreReducedMotion() {
  try {
    if (localStorage.getItem('reduced-motion') === 'on')
      document.documentElement.dataset.reducedMotion = '';
  } catch {
    // Storage is blocked: there is no stored choice.
  }
}

function showPressed(reduced: boolean) {
  for (const button of document.querySelectorAll<HTMLElement>('[data-motion-switch]')) {
    button.hidden = false;
    button.setAttribute('aria-pressed', String(reduced));
  }
}

function apply(reduced: boolean) {
  document.documentElement.toggleAttribute('data-reduced-motion', reduced);
  dispatchEvent(new CustomEvent('reduced-motion', { detail: reduced }));
}

/** All pause buttons of a page and the switch in the footer are one setting: it stops all motion and is stored. */
export function startReducedMotionSwitch() {
  const stored = readChoice(key) === 'on';
  showPressed(stored);
  apply(stored);
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[data-motion-switch]');
    if (!button) return;
    const reduced = button.getAttribute('aria-pressed') === 'false';
    storeChoice(key, reduced ? 'on' : 'off');
    showPressed(reduced);
    afterPaint(() => {
      const { top } = button.getBoundingClientRect();
      apply(reduced);
      // Parts above may be taller with motion: what is being read stays in view.
      scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
    });
  });
}
