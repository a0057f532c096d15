import { isMotionReduced } from './reduced-motion-switch.ts';

/** How far a tilted card leans towards the pointer, in degrees, and how much it grows. */
const amplitude = 12;
const hoverScale = 1.1;

/** A card marked `data-tilt` leans towards the pointer and grows a little. */
export function startTilt() {
  for (const card of document.querySelectorAll<HTMLElement>('[data-tilt]')) {
    card.addEventListener('pointermove', (event) => {
      if (isMotionReduced() || event.pointerType === 'touch') return;
      const box = card.getBoundingClientRect();
      const x = (event.clientX - box.left) / box.width - 0.5;
      const y = (event.clientY - box.top) / box.height - 0.5;
      card.style.setProperty('--tilt-x', `${(-2 * y * amplitude).toFixed(2)}deg`);
      card.style.setProperty('--tilt-y', `${(2 * x * amplitude).toFixed(2)}deg`);
      card.style.setProperty('--tilt-scale', String(hoverScale));
    });
    card.addEventListener('pointerleave', () => {
      for (const name of ['--tilt-x', '--tilt-y', '--tilt-scale']) card.style.removeProperty(name);
    });
  }
}
