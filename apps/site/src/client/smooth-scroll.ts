import { isMotionReduced } from './reduced-motion-switch.ts';

/**
 * A click on a link to a part of the page scrolls smoothly. Not for the keyboard: with fast tabbing the focus would be
 * below the window. A script, because a style that depends on the focus styles the whole document anew at each press.
 */
export function startSmoothScroll() {
  const { style } = document.documentElement;
  document.addEventListener('click', ({ target, detail }) => {
    const link = (target as Element).closest('a');
    const isInPage =
      link?.hash && link.href.replace(/#.*/, '') === location.href.replace(/#.*/, '');
    // A click by the keyboard has no count.
    if (isInPage && detail > 0 && !isMotionReduced()) style.scrollBehavior = 'smooth';
  });
  for (const end of ['scrollend', 'keydown'])
    document.addEventListener(end, () => style.removeProperty('scroll-behavior'));
}
