import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { isCalm } from '../../scripts/calm-switch.ts';
import type { Hold } from './use-hold.ts';

/** Milliseconds until the next testimonial comes. */
const interval = 2000;

/**
 * Moves a slider on by itself. A timer of our own, since embla's plugin starts again when the pointer
 * leaves, even after the visitor has pressed pause.
 * @param hold stops it for the moment; the visitor's own choice stays as it is. Whoever has just pressed
 *   play still has the focus on that button, and wants to see the slides move.
 */
export function useAutoplay(slider: EmblaCarouselType | undefined, hold: Hold) {
  // Asleep the button says pause: pressed then, it must not start what was never wished.
  const [calm, setCalm] = useState(false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const playing = chosen ?? !calm;

  useEffect(() => {
    const follow = () => {
      setCalm(isCalm());
      setChosen(null);
    };
    follow();
    addEventListener('calm', follow);
    return () => removeEventListener('calm', follow);
  }, []);

  const held = hold === 'visitor' || (hold === 'toggle' && chosen === null);
  useEffect(() => {
    if (!slider || !playing || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) slider.scrollNext(isCalm());
    }, interval);
    return () => clearInterval(timer);
  }, [slider, playing, held]);

  return { playing, toggle: () => setChosen(!playing) };
}
