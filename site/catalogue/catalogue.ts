import '../scripts/page-scripts.ts';
import { fitWindows } from './fit-windows.ts';
import { forceStates } from './forced-states.ts';
import { pressVariants } from './press-variants.ts';

if ('alwaysCalm' in document.body.dataset) {
  document.documentElement.dataset.calm = '';
  dispatchEvent(new CustomEvent('calm'));
}
forceStates();
fitWindows();
// An island presses by itself, once it is awake.
if (!document.querySelector('astro-island')) pressVariants();
document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest' });
