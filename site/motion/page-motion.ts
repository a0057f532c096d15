import { startCalmSwitch } from './calm-switch.ts';
import { startCounters } from './counters.ts';
import { startEntrances } from './entrances.ts';
import { startHeader } from './header.ts';
import { startTilt } from './tilt.ts';

/** Everything that moves on a page. Without it every page stands still, whole and readable. */
document.documentElement.dataset.script = '';
startCalmSwitch();
startHeader();
startEntrances();
startCounters();
startTilt();
