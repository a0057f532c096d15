import { isMotionReduced } from '../../client/reduced-motion-switch.ts';

/** The largest tilt of a card in degrees, and its scale under the pointer. */
const maxTilt = 12;
const hoverScale = 1.1;

/** A card with `data-tilt` tilts towards the pointer and grows a little. */
export function startTilt() {
  for (const card of document.querySelectorAll<HTMLElement>('[data-tilt]')) {
    card.addEventListener('pointermove', (event) => {
      if (isMotionReduced() || event.pointerType === 'touch') return;
      const box = card.getBoundingClientRect();
      const x = (event.clientX - box.left) / box.width - 0.5;
      const y = (event.clientY - box.top) / box.height - 0.5;
      card.style.setProperty('--tilt-x', `${(-2 * y * maxTilt).toFixed(2)}deg`);
      card.style.setProperty('--tilt-y', `${(2 * x * maxTilt).toFixed(2)}deg`);
      card.style.setProperty('--tilt-scale', String(hoverScale));
    });
    card.addEventListener('pointerleave', () => {
      for (const name of ['--tilt-x', '--tilt-y', '--tilt-scale']) card.style.removeProperty(name);
    });
  }
}
