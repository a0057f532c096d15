import '../motion/page-motion.ts';
import { fitWindows } from './fit-windows.ts';
import { forceStates } from './forced-states.ts';
import { pressSpecimens } from './press-specimens.ts';

if ('alwaysCalm' in document.body.dataset) {
  document.documentElement.dataset.calm = '';
  dispatchEvent(new CustomEvent('calm'));
}
forceStates();
fitWindows();
// An island presses by itself, once it is awake.
if (!document.querySelector('astro-island')) pressSpecimens();
document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest' });
