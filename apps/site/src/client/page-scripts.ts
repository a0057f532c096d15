import { startAccordions } from './accordions.ts';
import { recordFirstPage } from './attribution.ts';
import { startHeader } from './header.ts';
import { startLetterSpacing } from './letter-spacing.ts';
import { startReducedMotionSwitch } from './reduced-motion-switch.ts';
import { startRevealOnScroll } from './reveal-on-scroll.ts';
import { startSmoothScroll } from './smooth-scroll.ts';

/** The scripts of every page. Without them a page is complete, but static. */
document.documentElement.dataset.script = '';
recordFirstPage();
startReducedMotionSwitch();
startHeader();
startRevealOnScroll();
startSmoothScroll();
startAccordions();
startLetterSpacing();
// In Firefox alone.
if ('mozInnerScreenX' in window)
  import('./text-zoom.ts').then(({ startTextZoom }) => startTextZoom()).catch(() => {});
