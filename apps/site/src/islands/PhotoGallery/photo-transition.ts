import { isMotionReduced } from '../../client/reduced-motion-switch.ts';

const property = 'view-transition-name';

/**
 * Lets a photo of the grid grow into the large one, or shrink back: the large one has the name in the style
 * sheet, the small one for this transition. Without view transitions the change is made at once.
 */
export function grow(
  small: HTMLElement | null | undefined,
  direction: 'open' | 'close',
  change: () => void,
) {
  if (!small || !document.startViewTransition || isMotionReduced()) return change();
  const share = (shared: boolean) =>
    shared
      ? small.style.setProperty(property, 'opened-photo')
      : small.style.removeProperty(property);
  share(direction === 'open');
  const { finished } = document.startViewTransition(() => {
    change();
    share(direction === 'close');
  });
  finished.finally(() => share(false));
}
