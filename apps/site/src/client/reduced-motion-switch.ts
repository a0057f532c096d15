import { readChoice, storeChoice } from './stored-choice.ts';

const key = 'calm';

/** True while nothing may move: the system asks for less motion or the visitor switched it off. */
export function isMotionReduced(): boolean {
  return (
    'reducedMotion' in document.documentElement.dataset ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * Sets the remembered choice before anything is painted. The document writes this function into its head as
 * it is, so it uses nothing outside itself.
 */
export function restoreReducedMotion() {
  try {
    if (localStorage.getItem('calm') === 'on') document.documentElement.dataset.reducedMotion = '';
  } catch {
    // Storage can be blocked: nothing is remembered then.
  }
}

function show(reduced: boolean) {
  document.documentElement.toggleAttribute('data-reduced-motion', reduced);
  for (const button of document.querySelectorAll<HTMLElement>('[data-motion-switch]')) {
    button.hidden = false;
    const { labelPause, labelPlay } = button.dataset;
    if (labelPause && labelPlay)
      button.setAttribute('aria-label', reduced ? labelPlay : labelPause);
    else button.setAttribute('aria-pressed', String(reduced));
  }
  dispatchEvent(new CustomEvent('reduced-motion', { detail: reduced }));
}

/** Every pause button of a page and the footer's switch are one switch: it stops all motion, remembered. */
export function startReducedMotionSwitch() {
  show(readChoice(key) === 'on');
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[data-motion-switch]');
    if (!button) return;
    const { top } = button.getBoundingClientRect();
    const reduced = !('reducedMotion' in document.documentElement.dataset);
    storeChoice(key, reduced ? 'on' : 'off');
    show(reduced);
    // Parts above may be taller with motion: what is being read stays in view.
    scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}
