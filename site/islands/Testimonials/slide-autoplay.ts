import { isCalm } from '../../scripts/calm-switch.ts';
import { type Hold, type SliderParts, watchHold } from './slide-hold.ts';

/** Milliseconds until the next testimonial comes. */
const interval = 2000;

/**
 * Moves a slider on by itself. A timer of our own, since embla's plugin starts again when the pointer
 * leaves, even after the visitor has pressed pause. What holds the slides stops it for the moment; the
 * visitor's own choice stays as it is. Whoever has just pressed play still has the focus on that button, and
 * wants to see the slides move.
 */
export function startAutoplay(parts: SliderParts, next: () => void): void {
  const { toggle } = parts;
  const { labelPause = '', labelPlay = '' } = toggle.dataset;
  let chosen: boolean | undefined;
  let hold: Hold = 'nothing';
  let timer: ReturnType<typeof setInterval> | undefined;
  const isPlaying = () => chosen ?? !isCalm();

  function follow() {
    const playing = isPlaying();
    toggle.setAttribute('aria-label', playing ? labelPause : labelPlay);
    toggle.toggleAttribute('data-paused', !playing);
    const held = hold === 'visitor' || (hold === 'toggle' && chosen === undefined);
    const moves = playing && !held;
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
  watchHold(parts, (now) => {
    hold = now;
    follow();
  });
}
