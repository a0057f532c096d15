import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { isCalm } from '../../motion/calm-switch.ts';

/** Milliseconds until the next testimonial comes. */
const interval = 2000;

/**
 * Moves a slider on by itself. A timer of our own, since embla's plugin starts again when the pointer
 * leaves, even after the visitor has pressed pause.
 * @param held stops it for the moment; the visitor's own choice stays as it is
 */
export function useAutoplay(slider: EmblaCarouselType | undefined, held: boolean) {
  const [calm, setCalm] = useState(true);
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

  useEffect(() => {
    if (!slider || !playing || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) slider.scrollNext(isCalm());
    }, interval);
    return () => clearInterval(timer);
  }, [slider, playing, held]);

  return { playing, toggle: () => setChosen(!playing) };
}
