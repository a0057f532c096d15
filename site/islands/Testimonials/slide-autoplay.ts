import { isCalm } from '../../scripts/calm-switch.ts';

type SliderParts = {
  /** All of it: the slides and their controls. */
  part: HTMLElement;
  /** What the slides move in. */
  row: HTMLElement;
  /** Plays and pauses. */
  toggle: HTMLElement;
};

/** Milliseconds until the next testimonial comes. */
const interval = 2000;

/**
 * Moves a slider on by itself. A timer of our own, since embla's plugin starts again when the pointer leaves, even
 * after the visitor has pressed pause. A pointer over the slides or the focus in their part stops it for the moment.
 */
export function startAutoplay({ part, row, toggle }: SliderParts, next: () => void): void {
  const { labelPause = '', labelPlay = '' } = toggle.dataset;
  let chosen: boolean | undefined;
  // A finger that has left goes on hovering for the style sheets.
  let under = matchMedia('(hover: hover)').matches && row.matches(':hover');
  let timer: ReturnType<typeof setInterval> | undefined;
  const isPlaying = () => chosen ?? !isCalm();

  function follow() {
    const playing = isPlaying();
    toggle.setAttribute('aria-label', playing ? labelPause : labelPlay);
    toggle.toggleAttribute('data-paused', !playing);
    const focused = document.activeElement;
    // Whoever has just pressed play still has the focus on that button, and wants to see the slides move.
    const hasPressed = focused === toggle && chosen !== undefined;
    const moves = playing && !under && (hasPressed || !part.contains(focused));
    if (moves === (timer !== undefined)) return;
    clearInterval(timer);
    timer = moves ? setInterval(() => document.hidden || next(), interval) : undefined;
  }

  function choose(choice: boolean | undefined) {
    chosen = choice;
    follow();
  }
  toggle.addEventListener('click', () => choose(!isPlaying()));
  addEventListener('calm', () => choose(undefined));
  // Between two controls the focus is nowhere for a moment.
  for (const change of ['focusin', 'focusout'])
    part.addEventListener(change, () => requestAnimationFrame(follow));
  for (const change of ['pointerenter', 'pointerleave'])
    row.addEventListener(change, () => {
      under = change === 'pointerenter';
      follow();
    });
  follow();
}
