import { changeHistoryState } from './history-state.ts';
import { typedParameters } from './typed-parameters.ts';

/** Safari refuses more than 100 changes in 30 seconds, and then throws. */
const minPauseMs = 400;

let lastWrite = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The URL of what the page shows, once something was typed. */
let shown: string | undefined;

const parametersOf = (url: string) => new URL(url, location.href).search.slice(1);

function write() {
  clearTimeout(timer);
  timer = undefined;
  if (shown === undefined) return;
  lastWrite = performance.now();
  const typed = parametersOf(shown);
  if (document.body.dataset.trackers) changeHistoryState({ typed });
  else changeHistoryState({ typed: undefined }, shown);
}

function writeWaiting() {
  if (timer !== undefined) write();
}

/** WebKit's Back shows the page as it was left, but its history entry may lack the last change. */
function writeAgain({ persisted }: PageTransitionEvent) {
  if (persisted && shown !== undefined && `${typedParameters()}` !== parametersOf(shown)) write();
}

/**
 * Puts what the visitor typed into the URL: at once, or after a pause when it has just changed. Where the site has
 * trackers it goes only into the state of the history entry: they would count each new URL as a page view and report
 * it.
 */
export function replaceUrl(url: string) {
  shown = url;
  addEventListener('pagehide', writeWaiting);
  addEventListener('pageshow', writeAgain);
  clearTimeout(timer);
  const pause = lastWrite + minPauseMs - performance.now();
  if (pause <= 0) write();
  else timer = setTimeout(write, pause);
}
