import { isCalm } from '../../scripts/calm-switch.ts';

/** The large photo carries this name in the style sheet; for one transition a small one has it. */
const name = 'opened-photo';
const property = 'view-transition-name';

type Direction = 'open' | 'close';

/**
 * Lets a photo of the grid grow into the large one, or shrink back. Where the browser knows no view
 * transitions, or motion is not wanted, the change is made at once.
 */
export function grow(small: HTMLElement | undefined, direction: Direction, change: () => void) {
  if (!small || !document.startViewTransition || isCalm()) return change();
  const lend = () => small.style.setProperty(property, name);
  const takeBack = () => small.style.removeProperty(property);
  if (direction === 'open') lend();
  const { finished } = document.startViewTransition(() => {
    change();
    if (direction === 'open') takeBack();
    else lend();
  });
  finished.finally(takeBack);
}
