import { afterPaint } from '../../client/after-paint.ts';
import { isMotionReduced } from '../../client/reduced-motion-switch.ts';

const property = 'view-transition-name';

/**
 * Makes a photo of the grid and the large photo a shared element of a view transition: the large one has its name in
 * the style sheet, the small one during the transition only. Without view transitions the change is made at once.
 */
export function transitionPhoto(
  small: HTMLElement | null | undefined,
  direction: 'open' | 'close',
  change: () => void,
) {
  if (!small || !document.startViewTransition || isMotionReduced()) return change();
  const setName = (named: boolean) =>
    named
      ? small.style.setProperty(property, 'opened-photo')
      : small.style.removeProperty(property);
  // A transition shows no frame until both its states are drawn.
  afterPaint(() => {
    setName(direction === 'open');
    const { finished } = document.startViewTransition(() => {
      change();
      setName(direction === 'close');
    });
    finished.finally(() => setName(false));
  });
}
