/** The first page of a visit and the page that led there; either may be all that a browser knows. */
type FirstPage = { address: string; referrer: string };

/** Between the tabs of the site: which page a tab was opened from, and where the visit of that page began. */
type TabMessage = { openedFrom: string; first?: FirstPage };

const isOwn = (address: string) => address.startsWith(`${location.origin}/`);

const thisPage = (): FirstPage => ({ address: location.href, referrer: document.referrer });

/** What another tab answered, for browsers that show no history. */
let answered: FirstPage | undefined;

/**
 * Notes at the first page of a tab, in its own entry of the tab's history, where the visitor came from:
 * later pages of this site read it there. Nothing is stored, and it is gone with the tab.
 */
export function startVisit() {
  const { navigation } = window;
  const first = thisPage();
  // A page that writes its own address anew, as a calculator does, empties its entry.
  const note = () => {
    const entry = navigation?.currentEntry;
    if (entry?.index === 0 && !entry.getState())
      navigation.updateCurrentEntry({ state: answered ?? first });
  };
  note();
  navigation?.addEventListener('currententrychange', note);
  talkToOtherTabs((begun) => {
    answered = begun;
    if (navigation?.currentEntry?.index === 0) navigation.updateCurrentEntry({ state: begun });
  });
}

/** A tab that was opened from a page of the site asks the tab with that page where its visit began. */
function talkToOtherTabs(learn: (first: FirstPage) => void) {
  if (!('BroadcastChannel' in window)) return;
  const asks = isOwn(document.referrer) && (window.navigation?.currentEntry?.index ?? 0) === 0;
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel = new BroadcastChannel('visit');
    channel.onmessage = ({ data: { openedFrom, first } }: MessageEvent<TabMessage>) => {
      if (!first && openedFrom === location.href.split('#')[0])
        channel?.postMessage({ openedFrom, first: firstPage() });
      if (first && !answered && asks && openedFrom === document.referrer) learn(first);
    };
  };
  open();
  if (asks) channel?.postMessage({ openedFrom: document.referrer });
  // An open channel would keep the page out of the back-forward cache.
  addEventListener('pagehide', () => channel?.close());
  addEventListener('pageshow', ({ persisted }) => persisted && open());
}

/** Where this visit began, as far as the history of the tab tells. */
export function firstPage(): FirstPage {
  const [entry] = window.navigation?.entries() ?? [];
  const first = (entry?.getState() as FirstPage | undefined) ?? answered ?? thisPage();
  // A tab of its own whose first tab is closed, or a browser that shows no history.
  return isOwn(first.referrer) ? { address: first.referrer, referrer: '' } : first;
}
