import { startAccordions } from './accordions.ts';
import { startCalmSwitch } from './calm-switch.ts';
import { startChatLink } from './chat-link.ts';
import { startConsentSwitch } from './consent-switch.ts';
import { startEntrances } from './entrances.ts';
import { startHeader } from './header.ts';
import { startFrames } from './load-frame.ts';
import { startVisit } from './visit.ts';

/** Everything that moves on a page. Without it every page stands still, whole and readable. */
document.documentElement.dataset.script = '';
startVisit();
startCalmSwitch();
startConsentSwitch();
startHeader();
startChatLink();
startEntrances();
startAccordions();
startFrames();
