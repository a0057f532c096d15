import { startAccordions } from './accordions.ts';
import { startArticleContents } from './article-contents.ts';
import { startCalmSwitch } from './calm-switch.ts';
import { startConsentSwitch } from './consent-switch.ts';
import { startCounters } from './counters.ts';
import { startEntrances } from './entrances.ts';
import { startHeader } from './header.ts';
import { startFrames } from './load-frame.ts';
import { startTilt } from './tilt.ts';
import { startVisit } from './visit.ts';

/** Everything that moves on a page. Without it every page stands still, whole and readable. */
document.documentElement.dataset.script = '';
startVisit();
startCalmSwitch();
startConsentSwitch();
startHeader();
startEntrances();
startCounters();
startTilt();
startArticleContents();
startAccordions();
startFrames();
